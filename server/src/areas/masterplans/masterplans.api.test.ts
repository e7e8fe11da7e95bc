import {
  getMasterplan,
  listMasterplanBuildings,
  listMasterplanPois,
  listNestedMasterplans,
} from '@belvedere/contract/calls/masterplans'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('gives a masterplan with the masterplans and buildings in it [API-62]', async () => {
  const quarter = await server.read(getMasterplan, { id: 1 })
  expect(quarter).toMatchObject({
    id: 1,
    parentId: 0,
    name: 'Riva quarter',
    publish: true,
    community: false,
    projectId: 1,
    poiId: 101,
    buildings: [],
  })
  expect(
    quarter.masterplans.map(({ id, community, buildings }) => [id, community, buildings.map((b) => b.id)]),
  ).toEqual([
    [2, true, [1, 2]],
    [3, true, [3, 4, 5]],
    [4, true, [6, 7, 8]],
  ])
  expect(quarter.media.map(({ mediaTypeId }) => mediaTypeId).sort()).toEqual([1, 11, 2])
})

it('lists its own point of interest first, then those that lie on it in their order [API-63]', async () => {
  const pois = await server.read(listMasterplanPois, { id: 1 })
  expect(pois[0]).toMatchObject({ id: 101, poiTypeId: POI_TYPES.masterplan, title: 'Riva quarter' })
  expect(pois.slice(1).every(({ parentId }) => parentId === 101)).toBe(true)
  const orders = pois.slice(1).map(({ order }) => order)
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
})

it.each([
  [POI_TYPES.masterplan_camera_view, [1, 2, 3]],
  [POI_TYPES.masterplan, [101, 102, 103, 104]],
  [POI_TYPES.apartment, []],
])('lists those of poiTypeId %i alone [API-63]', async (poiTypeId, ids) => {
  const pois = await server.read(listMasterplanPois, { id: 1 }, { poiTypeId })
  expect(pois.map(({ id }) => id)).toEqual(ids)
})

it('lists the buildings directly in it [API-64]', async () => {
  const buildings = await server.read(listMasterplanBuildings, { id: 2 })
  expect(buildings.map(({ id, name, poiId, floors }) => ({ id, name, poiId, floors }))).toEqual([
    { id: 1, name: 'Riva One', poiId: 201, floors: 8 },
    { id: 2, name: 'Riva Court', poiId: 202, floors: 7 },
  ])
  expect(await server.read(listMasterplanBuildings, { id: 1 })).toEqual([])
})

it('lists the masterplans directly in it [API-65]', async () => {
  const nested = await server.read(listNestedMasterplans, { id: 1 })
  expect(nested.map(({ id, parentId, masterplans }) => [id, parentId, masterplans])).toEqual([
    [2, 1, []],
    [3, 1, []],
    [4, 1, []],
  ])
  expect(await server.read(listNestedMasterplans, { id: 2 })).toEqual([])
})
