import { getMasterplan, listMasterplanPois } from '@belvedere/contract/calls/masterplans'
import * as calls from '@belvedere/contract/calls/staff-masterplans'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

const asAgent = () => people.sales_agent.headers
const asEditor = () => people.project_editor.headers
const add = (body: object) =>
  server.read(calls.addMasterplan, {}, {}, asEditor(), { projectId: RIVA, ...body })
const asReader = (id: number) => server.knowing('masterplans', id, asEditor())
const change = async (id: number, body: object) =>
  server.read(calls.changeMasterplan, { id }, {}, await asReader(id), body)
const refused = async (id: number, body: object) => {
  const reply = await server.ask(calls.changeMasterplan, { id }, {}, await asReader(id), body)
  return [reply.statusCode, reply.json().errors[0].detail]
}
const unpublish = (table: 'masterplans' | 'buildings', id: number, publish = false) =>
  server.owner.updateTable(table).set({ publish }).where('id', '=', id).execute()

it('shows staff a draft with all that is in it [API-45, API-48, API-49]', async () => {
  await unpublish('masterplans', 2)
  await unpublish('buildings', 1)
  const draft = await server.read(calls.getStaffMasterplan, { id: 2 }, {}, asAgent())
  expect(draft).toMatchObject({ publish: false, poiId: 102, order: 1 })
  expect(draft.media.length).toBeGreaterThan(0)
  const buildings = await server.read(calls.listStaffMasterplanBuildings, { id: 2 }, {}, asAgent())
  expect(buildings.map(({ id, publish }) => [id, publish])).toEqual([
    [1, false],
    [2, true],
  ])
  expect(draft.buildings).toEqual(buildings)
  const nested = await server.read(calls.listStaffNestedMasterplans, { id: 1 }, {}, asAgent())
  expect(nested.map(({ id }) => id)).toEqual([2, 3, 4])
  await unpublish('masterplans', 2, true)
  await unpublish('buildings', 1, true)
})

it('lists what lies on a masterplan, drafts included, by type and language [API-47, GEN-03]', async () => {
  await unpublish('masterplans', 2)
  const ids = async (query: Record<string, number>) =>
    (await server.read(calls.listStaffMasterplanPois, { id: 1 }, query, asAgent())).map(({ id }) => id)
  expect(await ids({ poiTypeId: POI_TYPES.masterplan })).toEqual([101, 102, 103, 104])
  const shown = await server.read(listMasterplanPois, { id: 1 }, { poiTypeId: POI_TYPES.masterplan })
  expect(shown.map(({ id }) => id)).toEqual([101, 103, 104])
  const [own] = await server.read(calls.listStaffMasterplanPois, { id: 1 }, { langId: 6 }, asAgent())
  expect(own?.title).toBe('Četvrt Riva')
  await unpublish('masterplans', 2, true)
})

it('adds a masterplan as a draft, with a point of interest on that of its parent [API-46]', async () => {
  const added = await add({ name: { 1: 'Harbour', 6: 'Luka' }, parentId: 1 })
  expect(added).toMatchObject({
    parentId: 1,
    name: 'Harbour',
    nameTranslations: { 1: 'Harbour', 6: 'Luka' },
    publish: false,
    community: false,
    projectId: RIVA,
    poiId: expect.any(Number),
    masterplans: [],
    buildings: [],
  })
  const poi = await server.owner
    .selectFrom('pois')
    .where('id', '=', Number(added.poiId))
    .selectAll()
    .executeTakeFirst()
  expect(poi).toMatchObject({ parent_id: 101, masterplan_id: added.id, poi_type_id: POI_TYPES.masterplan })
  expect(await server.status(getMasterplan, { id: added.id })).toBe(404)
})

it('adds none to a project that does not exist, or below a masterplan of another [API-46, GEN-17]', async () => {
  const body = { projectId: 2_000_000_000, name: { 1: 'Nowhere' } }
  expect(await server.status(calls.addMasterplan, {}, {}, asEditor(), body)).toBe(404)
  const { id } = await server.owner
    .insertInto('masterplans')
    .values({ project_id: SAVSKI_VIDIK, name: { 1: 'Vidik' } })
    .returning('id')
    .executeTakeFirstOrThrow()
  const below = { projectId: RIVA, name: { 1: 'Astray' }, parentId: id }
  expect(await server.status(calls.addMasterplan, {}, {}, asEditor(), below)).toBe(422)
})

it('changes what is named and keeps the rest; the public sees it at once [API-45, GEN-03]', async () => {
  const { id } = await add({ name: { 1: 'Meadow' }, parentId: 1 })
  const before = await server.ask(getMasterplan, { id: 1 })
  const changed = await change(id, { name: { 1: 'Meadow', 6: 'Livada' }, publish: true, order: 9 })
  expect(changed).toMatchObject({ name: 'Meadow', publish: true, order: 9, parentId: 1, community: false })
  const shown = await server.read(getMasterplan, { id }, { langId: 6 })
  expect(shown.name).toBe('Livada')
  expect((await server.read(getMasterplan, { id }, { langId: 3 })).name).toBe('Meadow')
  expect((await server.ask(getMasterplan, { id: 1 })).headers.etag).not.toBe(before.headers.etag)
})

it('moves a masterplan with its point of interest, but never into itself [API-45]', async () => {
  const upper = await add({ name: { 1: 'Upper' }, parentId: 1 })
  const lower = await add({ name: { 1: 'Lower' }, parentId: upper.id })
  expect(await refused(upper.id, { parentId: upper.id })).toEqual([422, expect.stringContaining('parentId')])
  expect(await refused(upper.id, { parentId: lower.id })).toEqual([422, expect.stringContaining('parentId')])
  expect((await change(lower.id, { parentId: 0 })).parentId).toBe(0)
  expect((await change(upper.id, { parentId: lower.id })).parentId).toBe(lower.id)
  const poi = await server.owner
    .selectFrom('pois')
    .where('id', '=', Number(upper.poiId))
    .select('parent_id')
    .executeTakeFirst()
  expect(poi?.parent_id).toBe(lower.poiId)
})

it('puts no two masterplans into each other, however close they are moved [API-45]', async () => {
  const [one, other] = [await add({ name: { 1: 'One' } }), await add({ name: { 1: 'Other' } })]
  const [asOne, asOther] = [await asReader(one.id), await asReader(other.id)]
  const statuses = await Promise.all([
    server.status(calls.changeMasterplan, { id: one.id }, {}, asOne, { parentId: other.id }),
    server.status(calls.changeMasterplan, { id: other.id }, {}, asOther, { parentId: one.id }),
  ])
  expect(statuses.sort()).toEqual([200, 422])
})

it('removes a masterplan with all that is in it, once it is unpublished and the count confirmed [API-45, AUT-06]', async () => {
  const upper = await add({ name: { 1: 'Upper' } })
  const lower = await add({ name: { 1: 'Lower' }, parentId: upper.id })
  const remove = async (id: number, query = {}) =>
    server.ask(calls.removeMasterplan, { id }, query, await asReader(id))
  expect((await remove(4)).json().errors[0].code).toBe('was-sold')
  const published = await add({ name: { 1: 'Published' }, publish: true })
  expect((await remove(published.id)).json().errors[0].code).toBe('published')
  const asked = await remove(upper.id)
  expect([asked.statusCode, asked.json().errors[0].code]).toEqual([409, 'confirmation-required'])
  expect(asked.json().meta).toEqual({ counts: { masterplans: 2, 'points of interest': 2 }, confirm: 4 })
  const gone = await remove(upper.id, { confirm: 4 })
  expect(gone.json().data).toMatchObject({ type: 'masterplan', id: String(upper.id) })
  expect((await remove(upper.id, { confirm: 4 })).statusCode).toBe(404)
  const pois = await server.owner
    .selectFrom('pois')
    .where('id', 'in', [Number(upper.poiId), Number(lower.poiId)])
    .select('id')
    .execute()
  expect(pois).toEqual([])
})
