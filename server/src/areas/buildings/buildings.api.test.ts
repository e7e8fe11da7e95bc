import {
  getBuilding,
  listApartmentOrientations,
  listApartmentTypes,
  listBuildingApartments,
  listBuildingPois,
} from '@belvedere/contract/calls/buildings'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const RIVA_ONE = 1

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('gives a building with its apartments and their types [API-71]', async () => {
  const building = await server.read(getBuilding, { id: RIVA_ONE })
  expect(building).toMatchObject({
    id: 1,
    name: 'Riva One',
    masterplanId: 2,
    projectId: 1,
    poiId: 201,
    floors: 8,
  })
  expect(building.apartments).toHaveLength(106)
  expect(building.statusCounts.available).toBe(29)
  expect(Object.values(building.statusCounts).reduce((a, b) => a + b)).toBe(106)
  const typesInUse = new Set(building.apartments.map(({ apartmentTypeId }) => apartmentTypeId))
  expect(new Set(building.apartmentTypes.map(({ id }) => id))).toEqual(typesInUse)
})

it('lists its own point of interest, its views and its apartments [API-72]', async () => {
  const pois = await server.read(listBuildingPois, { id: RIVA_ONE })
  expect(pois[0]?.id).toBe(201)
  const apartments = pois.filter(({ poiTypeId }) => poiTypeId === POI_TYPES.apartment)
  expect(apartments).toHaveLength(106)
  expect(apartments[0]).toMatchObject({ title: 'R1-101', apartmentId: 1001, parentId: 201 })
})

it('lists its camera views alone, the default one first [API-72]', async () => {
  const views = await server.read(
    listBuildingPois,
    { id: RIVA_ONE },
    { poiTypeId: POI_TYPES.building_apartment_view },
  )
  expect(views.map(({ id, title }) => [id, title])).toEqual([
    [7, 'River side'],
    [16, 'Courtyard side'],
  ])
})

it('lists its apartments from the lowest floor up [API-73]', async () => {
  const apartments = await server.read(listBuildingApartments, { id: RIVA_ONE })
  expect(apartments).toEqual((await server.read(getBuilding, { id: RIVA_ONE })).apartments)
  const floors = apartments.map(({ floor }) => floor)
  expect(floors).toEqual(floors.toSorted((a, b) => a - b))
})

it('tells which way each apartment faces [API-74]', async () => {
  const orientations = await server.read(listApartmentOrientations, { id: RIVA_ONE })
  expect(orientations).toHaveLength(106)
  expect(orientations[0]).toEqual({ id: 1001, name: 'R1-101', orientation: 'S/W' })
})

it('lists the types its apartments are of [API-75]', async () => {
  expect(await server.read(listApartmentTypes, { id: RIVA_ONE })).toEqual([
    { id: 2, name: 'One bedroom', properties: { typeKey: 'one_bedroom' } },
    { id: 3, name: 'Two bedrooms', properties: { typeKey: 'two_bedroomroom' } },
    { id: 4, name: 'Three bedrooms', properties: { typeKey: 'three_bedroom' } },
    { id: 5, name: 'Four bedrooms', properties: { typeKey: 'four_bedroom' } },
  ])
})
