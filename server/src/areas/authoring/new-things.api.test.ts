import { type Fields, LISTED_KINDS, LIVE_KINDS, type ListedKind } from '@belvedere/contract/authoring/things'
import type { Call } from '@belvedere/contract/call'
import { listBuildingPois } from '@belvedere/contract/calls/buildings'
import { listMenuItems } from '@belvedere/contract/calls/client-apps'
import { listMasterplanPois } from '@belvedere/contract/calls/masterplans'
import { listPackages } from '@belvedere/contract/calls/packages'
import { listPoiMedia } from '@belvedere/contract/calls/pois'
import {
  listProjectBuildings,
  listProjectMasterplans,
  listProjectMedia,
} from '@belvedere/contract/calls/projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { actionOf, openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const NAME = { 1: 'Brand new', 6: 'Sasvim novo' }
const TRIANGLE = [
  [
    [41, 41],
    [49, 41],
    [41, 49],
  ],
]
/** A camera view and its picture, on which this apartment is not drawn yet. */
const VIEW = 1
const PICTURE = 14
const APARTMENT_POI = 1001

type Public = {
  /** Sent as if it should be seen at once. */
  fields: Fields
  /** What is told apart: it is not there before Publish. */
  waits: string
  /** Where visitors would see it. */
  call: Call
  params: Record<string, number>
  /** What of the answer shows that it is there. */
  sign: (id: number) => string
}

const idSign = (id: number) => `"id":${id},`

const PUBLIC: Partial<Record<ListedKind, Public>> = {
  masterplans: {
    fields: { name: NAME, publish: true },
    waits: 'publish',
    call: listProjectMasterplans,
    params: { id: RIVA },
    sign: idSign,
  },
  buildings: {
    fields: { name: NAME, masterplanId: 2, publish: true },
    waits: 'publish',
    call: listProjectBuildings,
    params: { id: RIVA },
    sign: idSign,
  },
  'camera-views': {
    fields: { buildingId: 1, publish: true },
    waits: 'publish',
    call: listBuildingPois,
    params: { id: 1 },
    sign: idSign,
  },
  'info-points': {
    fields: { masterplanId: 1, publish: true },
    waits: 'publish',
    call: listMasterplanPois,
    params: { id: 1 },
    sign: idSign,
  },
  media: {
    fields: { mediaTypeId: 11, name: 'news', texts: { 1: 'Open' }, publish: true },
    waits: 'publish',
    call: listProjectMedia,
    params: { id: RIVA },
    sign: idSign,
  },
  outlines: {
    fields: { mediaId: PICTURE, poiId: APARTMENT_POI, parts: TRIANGLE },
    waits: 'parts',
    call: listPoiMedia,
    params: { id: VIEW },
    sign: () => `{"poiId":${APARTMENT_POI},"points":${JSON.stringify(TRIANGLE[0])}}`,
  },
  'menu-items': {
    fields: { name: NAME, clientAppId: 1, publish: true },
    waits: 'publish',
    call: listMenuItems,
    params: { id: 1 },
    sign: idSign,
  },
  packages: {
    fields: { name: NAME, publish: true },
    waits: 'publish',
    call: listPackages,
    params: { id: RIVA },
    sign: idSign,
  },
}

it('is asked of every kind that waits for Publish; an app of its own is in no public answer [AUT-03]', () => {
  const waiting = LISTED_KINDS.filter((kind) => !LIVE_KINDS.includes(kind) && kind !== 'client-apps')
  expect(Object.keys(PUBLIC)).toEqual(waiting)
})

describe.each(Object.entries(PUBLIC) as [ListedKind, Public][])(
  'of new %s',
  (kind, { fields, waits, call, params, sign }) => {
    const publicly = async () => (await studio.server.ask(call, params)).payload

    it('nothing is public before Publish, whatever was sent: it waits in a draft [AUT-03]', async () => {
      const before = await publicly()
      const made = await studio.add(kind, fields)
      expect(made).toMatchObject({ ...fields, draft: { fields: [waits] } })
      expect(await publicly()).toBe(before)
      expect(before).not.toContain(sign(made.id))
      expect(await studio.publish([{ kind, id: made.id }])).toMatchObject({ published: 1 })
      expect(await studio.get(kind, made.id)).toMatchObject({ ...fields, draft: null })
      expect(await publicly()).toContain(sign(made.id))
    })

    it('sent as a list, too; and it is undone as one [AUT-03, AUT-05]', async () => {
      const before = await publicly()
      const row = kind === 'outlines' ? { ...fields, poiId: APARTMENT_POI + 1 } : fields
      let id = 0
      const action = await actionOf(studio, async () => {
        id = (await studio.save(kind, [row]))[0] ?? 0
      })
      expect(await studio.get(kind, id)).toMatchObject({ ...row, draft: { fields: [waits] } })
      expect(await publicly()).toBe(before)
      studio.attributes(await studio.ask.undo(action))
      expect((await studio.ask.get(kind, id)).statusCode).toBe(404)
      expect(await publicly()).toBe(before)
    })
  },
)
