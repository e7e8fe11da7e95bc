import { getApartment } from '@belvedere/contract/calls/apartments'
import { getBuilding, listApartmentTypes } from '@belvedere/contract/calls/buildings'
import { getMasterplan } from '@belvedere/contract/calls/masterplans'
import { getPoi, listPoiMedia } from '@belvedere/contract/calls/pois'
import { getProject } from '@belvedere/contract/calls/projects'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** Spec section 3, for each entity that is served to visitors. */
const ENTITIES = [
  [
    'Project',
    () => server.read(getProject, { id: 1 }),
    ['id', 'name', 'logo', 'website', 'media', 'settings'],
    {
      settings: ['projectId', 'defaultLangId', 'selectedFilters', 'selectedRoles'],
    },
  ],
  [
    'Masterplan',
    () => server.read(getMasterplan, { id: 1 }),
    ['id', 'parentId', 'name', 'media', 'publish', 'community', 'masterplans', 'buildings'],
    {},
  ],
  [
    'Building',
    () => server.read(getBuilding, { id: 1 }),
    ['id', 'name', 'publish', 'apartments', 'apartmentTypes'],
    {},
  ],
  [
    'Apartment',
    () => server.read(getApartment, { id: 1001 }),
    [
      'id',
      'name',
      'status',
      'floor',
      'rooms',
      'area',
      'totalArea',
      'apartmentTypeId',
      'apartmentTypeKey',
      'media',
      'properties',
      'Pois',
    ],
    { properties: ['status', 'typeKey'], 'Pois.0': ['poiTypeId'] },
  ],
  [
    'Apartment type',
    async () => (await server.read(listApartmentTypes, { id: 1 }))[0],
    ['id', 'name', 'properties'],
    { properties: ['typeKey'] },
  ],
  [
    'Media item',
    async () => (await server.read(listPoiMedia, { id: 1 }))[0],
    ['id', 'name', 'mediaTypeId', 'media', 'mediaData', 'textualContent'],
    { mediaData: ['polygons', 'children'] },
  ],
  ['POI', () => server.read(getPoi, { id: 1 }), ['id', 'poiTypeId'], {}],
] as const

it.each(ENTITIES)(
  'serves %s with the fields of the specification [ENT-01]',
  async (_, read, fields, inner) => {
    const entity = await read()
    for (const field of fields) expect(entity).toHaveProperty([field])
    for (const [place, names] of Object.entries(inner))
      for (const name of names) expect(entity).toHaveProperty(`${place}.${name}`)
  },
)

it('leaves the users out of the public project [ENT-01]', async () => {
  const project = await server.read(getProject, { id: 1 })
  expect(Object.keys(project).filter((name) => /user/i.test(name))).toEqual([])
})
