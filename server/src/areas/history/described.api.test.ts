import { listActions, undoAction } from '@belvedere/contract/calls/history'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { actionOf, freeApartments, openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const listed = async (query: Record<string, string | number> = {}) =>
  (await studio.server.ask(listActions, { projectId: RIVA }, query, studio.people.project_editor.headers))
    .json()
    .data.map(({ attributes }: { attributes: Record<string, unknown> }) => attributes)

it('says who did it, what it touched, and by which names [HIS-01]', async () => {
  const id = await actionOf(studio, () => studio.change('apartments', 1001, { floor: 12 }))
  const [latest] = await listed()
  expect(latest).toMatchObject({
    id,
    kind: 'apartments.change',
    touched: { apartments: 1 },
    names: ['R1-101'],
  })
  expect(latest.person.id).toBe(studio.people.project_editor.userId)
})

it('is found by person and by kind [HIS-01]', async () => {
  const { userId } = studio.people.project_editor
  const draft = await actionOf(studio, () => studio.change('buildings', 2, { floors: 8 }))
  expect((await listed({ 'filter[kind]': 'places' }))[0]).toMatchObject({ id: draft })
  expect((await listed({ 'filter[kind]': 'look' })).map(({ id }: { id: number }) => id)).not.toContain(draft)
  const mine = await listed({ 'filter[userId]': userId })
  expect(mine.map(({ id }: { id: number }) => id)).toContain(draft)
  expect(await listed({ 'filter[userId]': 2_000_000_000 })).toEqual([])
})

it('is found by when it was done [HIS-01]', async () => {
  const id = await actionOf(studio, () => studio.change('apartments', 1004, { floor: 4 }))
  const [latest] = await listed()
  const before = (moment: string) => listed({ 'filter[before]': moment })
  const after = new Date(Date.parse(latest.at) + 1).toISOString()
  expect((await before(after))[0]).toMatchObject({ id })
  expect((await before(latest.at)).map((one: { id: number }) => one.id)).not.toContain(id)
  expect(await before('1990-01-01T00:00:00Z')).toEqual([])
})

it('says before an undo how much goes back and what stays [HIS-01]', async () => {
  const id = await actionOf(studio, () => studio.change('apartments', 1003, { floor: 13 }))
  const read = async () => (await studio.ask.action(id)).json().data.attributes
  const before = await read()
  expect(before.undo).toEqual({ allowed: true, undone: 1, stays: 0, kept: [] })
  expect((await studio.rowsOf(id))[0]).toMatchObject({
    table: 'apartments',
    name: 'R1-103',
    after: { floor: 13 },
  })
  await studio.change('apartments', 1003, { floor: 14 })
  expect((await read()).undo).toEqual({
    allowed: true,
    undone: 0,
    stays: 1,
    kept: [{ table: 'apartments', key: '1003', reason: 'changed-since' }],
  })
})

it('says of a changed price that it is one, to those who may see prices [HIS-01]', async () => {
  const { revision } = await studio.get('apartments', 1005)
  await studio.save('apartments', [{ id: 1005, revision, price: 123_456 }], 'project_admin')
  expect((await listed())[0]).toMatchObject({ touched: { apartment_prices: 1 }, names: ['R1-105'] })
})

type Listed = {
  id: number
  kind: string
  waits: boolean
  userId: number | null
  person: { firstName: string } | null
  summary: { what: string; count: number; name: string | null; percent: object | null; statuses: object }
  names: string[]
  where: string[]
}
const latest = async (query: Record<string, string | number> = {}): Promise<Listed> =>
  (await listed(query))[0]
const ids = async (query: Record<string, string | number>) =>
  (await listed(query)).map(({ id }: { id: number }) => id)

it('says what a building was renamed to while it waits for Publish, and that it waits [STU-08]', async () => {
  const id = await actionOf(studio, () =>
    studio.change('buildings', 4, { name: { 1: 'Lamela A', 6: 'Lamela Prva' } }),
  )
  expect(await latest()).toMatchObject({
    id,
    waits: true,
    summary: { what: 'renamed', name: 'Lamela A', count: 1 },
    where: ['Lamela A'],
  })
  expect((await latest({ langId: 6 })).summary.name).toBe('Lamela Prva')
  await studio.publish([{ kind: 'buildings', id: 4 }])
  const [published, renamed] = await listed()
  expect([published.kind, published.waits, renamed.id, renamed.waits]).toEqual(['publish', false, id, false])
})

it('says by how much prices moved, and of statuses what they became [STU-08]', async () => {
  const apartments = [1010, 1011, 1012]
  const rows = await Promise.all(apartments.map((id) => studio.get('apartments', id)))
  const prices = rows.map(({ id, revision }) => ({ id, revision, price: 200_000 }))
  await studio.save('apartments', prices, 'project_admin')
  const raised = await Promise.all(apartments.map((id) => studio.get('apartments', id)))
  await studio.save(
    'apartments',
    raised.map(({ id, revision }, nth) => ({ id, revision, price: 206_000 + nth * 100 })),
    'project_admin',
  )
  expect((await latest()).summary).toMatchObject({
    what: 'prices',
    count: 3,
    percent: { lowest: 3.1, highest: 3.1 },
  })
  const free = await freeApartments(studio)
  const id = await free()
  await studio.setStatus(id, { status: 'unavailable' }, 'project_admin')
  expect((await latest()).summary).toMatchObject({ what: 'statuses', count: 1, statuses: { unavailable: 1 } })
})

it('says of drawn outlines how many and on which view, and of texts which one [STU-08]', async () => {
  const { rows } = await sql<{ mediaId: number; poiId: number; building: string }>`
    select media.id as "mediaId", drawn.id as "poiId", building.name ->> '1' as building
    from media join pois as view on view.id = media.poi_id and view.poi_type_id = 7
    join buildings as building on building.id = view.building_id
    join apartments as apartment on apartment.building_id = building.id
    join pois as drawn on drawn.apartment_id = apartment.id and drawn.poi_type_id = 6
    where media.media_type_id = 21 and building.id = 2
      and not exists (select from outlines where outlines.media_id = media.id and outlines.poi_id = drawn.id)
    order by media.id, drawn.id limit 2`.execute(studio.server.owner)
  const parts = [[[1, 1], [9, 1], [9, 9]]] // biome-ignore format: points
  if (rows.length === 2) {
    await studio.save(
      'outlines',
      rows.map(({ mediaId, poiId }) => ({ mediaId, poiId, parts, source: 'grid' })),
    )
    const drawn = await latest()
    expect(drawn.summary).toMatchObject({ what: 'outlines-grid', count: 2 })
    expect(drawn.where[0]).toBe(rows[0]?.building)
    expect(drawn.where).toHaveLength(2)
  } else {
    const [outline] = (await studio.ask.list('outlines', { 'page[size]': 1 })).json().data
    await studio.change('outlines', outline.attributes.id, { parts })
    expect((await latest()).summary).toMatchObject({ what: 'outlines-changed', count: 1 })
  }
  const { id: poiId } = (
    await sql<{ id: number }>`select id from pois where building_id = 2 and poi_type_id = 5`.execute(
      studio.server.owner,
    )
  ).rows[0] ?? { id: 0 }
  await studio.add('media', {
    ...{ poiId, mediaTypeId: 11, name: 'description', order: 9, publish: true },
    texts: { 1: 'By the river.' },
  })
  expect((await latest()).summary).toMatchObject({ what: 'described', name: 'Riva Court' })
})

it('is found by place, with everything that lies on it [STU-08]', async () => {
  const onBuilding = await actionOf(studio, () => studio.change('buildings', 3, { floors: 12 }))
  const inBuilding = await actionOf(studio, () => studio.change('apartments', 1002, { floor: 5 }))
  const { buildingId } = await studio.get('apartments', 1002)
  expect(await ids({ 'filter[buildingId]': 3 })).toContain(onBuilding)
  expect(await ids({ 'filter[buildingId]': 3 })).not.toContain(inBuilding)
  expect(await ids({ 'filter[buildingId]': Number(buildingId) })).toContain(inBuilding)
  expect(await ids({ 'filter[buildingId]': 2_000_000_000 })).toEqual([])
  const onMasterplan = await actionOf(studio, () => studio.change('masterplans', 2, { order: 3 }))
  expect(await ids({ 'filter[masterplanId]': 2 })).toContain(onMasterplan)
  expect(await ids({ 'filter[masterplanId]': 2 })).not.toContain(inBuilding)
})

it('is found by the name of an apartment, of a place in any letters, and of who did it [STU-08]', async () => {
  const named = await actionOf(studio, () =>
    studio.change('buildings', 5, { name: { 1: 'Đorđe House', 6: 'Kuća Đorđa' } }),
  )
  const inOne = await actionOf(studio, () => studio.change('apartments', 1003, { floor: 6 }))
  expect(await ids({ 'filter[text]': 'r1-103' })).toContain(inOne)
  expect(await ids({ 'filter[text]': 'r1-103' })).not.toContain(named)
  expect(await ids({ 'filter[text]': 'kuca djordja' })).toContain(named)
  const { person } = await latest()
  expect(await ids({ 'filter[text]': person?.firstName ?? '' })).toContain(inOne)
  expect(await ids({ 'filter[text]': 'no such name' })).toEqual([])
})

it('is found after a moment too [STU-08]', async () => {
  const id = await actionOf(studio, () => studio.change('apartments', 1006, { floor: 3 }))
  const { at } = (await listed())[0]
  expect(await ids({ 'filter[after]': at })).toEqual([id])
  expect(await ids({ 'filter[after]': '2999-01-01T00:00:00Z' })).toEqual([])
})

it('lets one row of an action go back and leaves the others [STU-08] [AUT-05]', async () => {
  const rows = await Promise.all([1020, 1021].map((id) => studio.get('apartments', id)))
  const id = await actionOf(studio, () =>
    studio.save(
      'apartments',
      rows.map((row) => ({ id: row.id, revision: row.revision, floor: 17 })),
    ),
  )
  const undo = (key: string) =>
    studio.server.ask(undoAction, { projectId: RIVA, id }, {}, studio.people.project_editor.headers, {
      rows: [{ table: 'apartments', key }],
    })
  expect((await undo('1020')).json().data.attributes).toMatchObject({ undone: 1, kept: 0 })
  const floors = await Promise.all(
    [1020, 1021].map(async (one) => (await studio.get('apartments', one)).floor),
  )
  expect(floors).toEqual([rows[0]?.floor, 17])
  expect((await undo('9999')).statusCode).toBe(404)
  expect(await latest()).toMatchObject({ kind: 'undo', undoneKind: 'apartments.save' })
})
