import { getApartment, listApartmentPois } from '@belvedere/contract/calls/apartments'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('gives the facts of an apartment as the dataset has them [API-76]', async () => {
  expect(await server.read(getApartment, { id: 1001 })).toEqual({
    id: 1001,
    name: 'R1-101',
    status: 'available',
    floor: 1,
    rooms: 3,
    area: 82.4,
    totalArea: 94.2,
    apartmentTypeId: 3,
    apartmentTypeKey: 'two_bedroomroom',
    media: expect.stringMatching(
      /^\/api\/v1\/frontend\/pois\/1001\/media-content\/10011\/file\?v=[0-9a-f]{32}$/,
    ),
    properties: { status: 1, typeKey: 'two_bedroomroom', orientation: 'S/W', balconyArea: 11.8, levels: 1 },
    Pois: [{ id: 1001, poiTypeId: POI_TYPES.apartment }],
    buildingId: 1,
    masterplanId: 2,
    projectId: 1,
  })
})

it.each([
  ['available', 1],
  ['pending-reservation', 2],
  ['reserved', 2],
  ['sold', 3],
  ['unavailable', 4],
] as const)('gives the status %s with its number %i [API-76]', async (status, number) => {
  await server.owner.updateTable('apartments').set({ status }).where('id', '=', 1002).execute()
  expect(await server.read(getApartment, { id: 1002 })).toMatchObject({
    status,
    properties: { status: number },
  })
})

it('lists its own point of interest, then those that lie in it [API-77]', async () => {
  await server.owner
    .insertInto('pois')
    .values({
      id: 9001,
      project_id: 1,
      poi_type_id: POI_TYPES.apartment_info,
      parent_id: 1001,
      apartment_id: 1001,
    })
    .execute()
  const pois = await server.read(listApartmentPois, { id: 1001 })
  expect(pois.map(({ id, poiTypeId }) => [id, poiTypeId])).toEqual([
    [1001, POI_TYPES.apartment],
    [9001, POI_TYPES.apartment_info],
  ])
})
