import { getOverview } from '@belvedere/contract/calls/overview'
import { listPoiMedia } from '@belvedere/contract/calls/pois'
import type { Parts } from '@belvedere/domain/outlines/drawing'
import { outlinesToSvg, svgToOutlines } from '@belvedere/domain/outlines/svg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { actionOf, openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

/** River side of Riva One, and its picture. */
const [VIEW, PICTURE] = [7, 74]
const CORNERS = [
  [10, 10],
  [90, 10],
  [90, 90],
]
const TRIANGLE = [CORNERS]

type Drawn = { id: number; poiId: number; parts: Parts; revision: number; draft: object | null }

async function drawn(): Promise<Drawn[]> {
  const reply = await studio.ask.list('outlines', { 'filter[mediaId]': PICTURE, 'page[size]': 200 })
  return reply.json().data.map(({ attributes }: { attributes: Drawn }) => attributes)
}

/** What visitors have of it, by the point of interest. */
async function seen(): Promise<Map<number, unknown>> {
  const media = await studio.server.read(listPoiMedia, { id: VIEW })
  const polygons = media.flatMap(({ mediaData }) => mediaData.polygons)
  return new Map(polygons.map(({ poiId, points }) => [poiId, points]))
}

it('keeps drawing in a draft; Publish says what it adds, changes and removes, is one action, and can be undone [OUT-07]', async () => {
  const [changed, removed] = await drawn()
  if (!changed || !removed) throw new Error('nothing is drawn')
  const poiId = 1000 + 106
  const before = await seen()
  expect(before.has(poiId)).toBe(false)
  await studio.save('outlines', [
    { id: changed.id, revision: changed.revision, parts: TRIANGLE },
    { id: removed.id, revision: removed.revision, parts: [] },
    { mediaId: PICTURE, poiId, parts: TRIANGLE },
  ])
  expect(await seen()).toEqual(before)

  const { headers, userId } = studio.people.project_editor
  const overview = await studio.server.ask(getOverview, { projectId: RIVA }, {}, headers)
  const { drafts } = overview.json().data.attributes as {
    drafts: { outline: { change: string; apartment: string } }[]
  }
  expect(drafts.map(({ outline }) => outline.change).sort()).toEqual(['added', 'changed', 'removed'])
  expect(drafts.every(({ outline }) => outline.apartment.startsWith('R1-'))).toBe(true)
  // One draft for all authors, with its revision and who changed it last.
  const [mine] = await drawn()
  expect(mine).toMatchObject({ revision: expect.any(Number), draft: { authorId: userId } })
  await studio.change('outlines', changed.id, { parts: [[...CORNERS, [10, 90]]] }, 'project_admin')
  const [theirs] = await drawn()
  expect(theirs).toMatchObject({ draft: { authorId: studio.people.project_admin.userId } })
  expect(theirs?.revision).toBeGreaterThan(mine?.revision ?? 0)

  const action = await actionOf(studio, () => studio.publish())
  const after = await seen()
  expect([changed.poiId, removed.poiId, poiId].map((of) => after.has(of))).toEqual([true, false, true])
  expect(after.get(changed.poiId)).not.toEqual(before.get(changed.poiId))
  studio.attributes(await studio.ask.undo(action))
  expect(await seen()).toEqual(before)
})

it('takes outlines that came in from an SVG, and they go out as they came [OUT-09]', async () => {
  const svg = `<svg viewBox="0 0 200 100"><path id="R1-101" d="M1 1L9 1L9 9ZM20 1L29 1L29 9Z"/>
    <path id="R1-102" d="M40 1L49 1L49 9Z"/><path id="Lift" d="M60 1L69 1L69 9Z"/></svg>`
  const poiOf = new Map([
    ['R1-101', 1001],
    ['R1-102', 1002],
  ])
  const size = { width: 2000, height: 1000 }
  const read = svgToOutlines(svg, new Set(poiOf.keys()), size)
  expect(read?.unmatched).toEqual(['Lift'])
  const there = new Map((await drawn()).map((outline) => [outline.poiId, outline]))
  const rows = [...(read?.outlines ?? [])].map(([name, parts]) => {
    const known = there.get(poiOf.get(name) ?? 0)
    const at = known
      ? { id: known.id, revision: known.revision }
      : { mediaId: PICTURE, poiId: poiOf.get(name) }
    return { ...at, parts, source: 'imported' }
  })
  await studio.save('outlines', rows)
  const named = new Map(
    (await drawn())
      .filter(({ poiId }) => [...poiOf.values()].includes(poiId))
      .map(({ poiId, parts }) => [[...poiOf].find(([, of]) => of === poiId)?.[0] ?? '', parts]),
  )
  const out = outlinesToSvg(named, size)
  expect(out).toContain('<path id="R1-101" d="M10 10L90 10L90 90Z M200 10L290 10L290 90Z"/>')
  expect(out).toContain('<path id="R1-102" d="M400 10L490 10L490 90Z"/>')
})
