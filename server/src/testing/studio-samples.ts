import { LISTED_KINDS, type ListedKind } from '@belvedere/contract/authoring/things'
import { STUDIO_CALLS } from '@belvedere/contract/calls/studio'
import { type Identities, RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

const NAME = { 1: 'New', 6: 'Novo' }
const TRIANGLE = [
  [
    [1, 2],
    [3, 4],
    [5, 6],
  ],
]

/** For each kind a new one, and a change of it; what it hangs on is of the demo. */
export const THING_SAMPLES: Record<ListedKind, { made: object; change: object; bad: object[] }> = {
  masterplans: {
    made: { name: NAME, parentId: 1 },
    change: { community: true, order: 7 },
    bad: [{ name: { 6: 'Novo' } }, { order: -1 }, { revision: 1 }],
  },
  buildings: {
    made: { name: NAME, masterplanId: 2 },
    change: { floors: 9, masterplanId: 3 },
    bad: [{ floors: -1 }, { masterplanId: 0 }],
  },
  'apartment-types': {
    made: { name: NAME, typeKey: 'studio' },
    change: { typeKey: 'duplex' },
    bad: [{ typeKey: 'castle' }],
  },
  apartments: {
    made: { name: 'X-1', buildingId: 2, apartmentTypeId: 1, floor: 3, rooms: 2, area: 50.5 },
    change: { floor: 4, levels: 2, publish: true },
    bad: [{ area: -1 }, { name: '' }, { status: 'sold' }, { price: 1 }],
  },
  'camera-views': {
    made: { buildingId: 1 },
    change: { order: 12, publish: true },
    bad: [{ buildingId: '1' }],
  },
  'info-points': {
    made: { masterplanId: 1 },
    change: { masterplanId: null, buildingId: 2 },
    bad: [{ publish: 1 }],
  },
  media: {
    made: { mediaTypeId: 11, name: 'news', texts: { 1: 'Open' } },
    change: { texts: { 1: 'Shut', 6: 'Zatvoreno' } },
    bad: [{ mediaTypeId: 9 }, { texts: { 8: 'x' } }, { texts: { 1: 'a\u0000b' } }],
  },
  outlines: {
    made: { mediaId: 14, poiId: 1001 },
    change: { parts: TRIANGLE, source: 'mask' },
    bad: [{ parts: [[]] }, { source: 'dream' }, { parts: [[[1]]] }],
  },
  'client-apps': { made: { name: 'Kiosk' }, change: { name: 'Sales office' }, bad: [{ name: '' }] },
  'menu-items': { made: { name: NAME, clientAppId: 1 }, change: { parentId: 101 }, bad: [{ parentId: -1 }] },
  packages: {
    made: { name: NAME, items: [{ apartmentId: 1001 }] },
    change: { items: [{ name: NAME }], publish: true },
    bad: [{ items: [{}] }],
  },
}

const made = new Map<ListedKind, number>()
/** Another one of the kind: some may be there only once. */
export function newThingOf(kind: ListedKind): object {
  const nth = (made.get(kind) ?? 0) + 1
  made.set(kind, nth)
  const sample = THING_SAMPLES[kind].made
  if (kind === 'apartments') return { ...sample, name: `Y-${nth}` }
  return kind === 'outlines' ? { ...sample, poiId: 1001 + nth } : sample
}

const inRiva = { params: { projectId: RIVA } }

/** A new thing, as an editor makes it: its address, and the tag it was read with. */
async function makeThing(server: TestApp, { project_editor }: Identities, kind: ListedKind) {
  const reply = await server.ask(
    STUDIO_CALLS[kind].add,
    inRiva.params,
    {},
    project_editor.headers,
    newThingOf(kind),
  )
  const { id, revision } = reply.json().data.attributes
  return { params: { projectId: RIVA, id }, headers: { 'if-match': `"${revision}"` } }
}

/** The calls of the studio, the same for every kind. */
export const STUDIO_SAMPLES: Record<string, Facts> = Object.fromEntries(
  LISTED_KINDS.flatMap((kind): [string, Facts][] => {
    const calls = STUDIO_CALLS[kind]
    const { made, change, bad } = THING_SAMPLES[kind]
    const priceless = kind === 'apartments' ? { priceless: true as const } : {}
    const ofNew: Facts = {
      ...priceless,
      params: { projectId: RIVA, id: 0 },
      before: (server, people) => makeThing(server, people, kind),
    }
    return [
      [calls.list.name, inRiva],
      [calls.get.name, ofNew],
      [
        calls.add.name,
        {
          ...inRiva,
          ...priceless,
          before: async () => ({ body: newThingOf(kind) }),
          badBodies: bad.map((field) => ({ ...made, ...field })),
        },
      ],
      [calls.change.name, { ...ofNew, body: change, badBodies: bad }],
      [
        calls.save.name,
        {
          ...inRiva,
          before: async () => ({ body: { rows: [newThingOf(kind)] } }),
          badBodies: [{}, { rows: [] }, { rows: [made], unheard: 1 }],
        },
      ],
      [
        calls.remove.name,
        {
          ...ofNew,
          before: async (server, people) => {
            const { params, headers } = await makeThing(server, people, kind)
            const asked = await server.ask(
              calls.remove,
              params,
              {},
              { ...people.project_editor.headers, ...headers },
            )
            return { params, headers, query: { confirm: asked.json().meta.confirm } }
          },
        },
      ],
    ]
  }),
)
