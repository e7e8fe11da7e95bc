import { defineCall } from '../call.ts'
import { Apartment, ApartmentOrientation } from '../entities/apartment.ts'
import { ApartmentType } from '../entities/apartment-type.ts'
import { Building } from '../entities/building.ts'
import { Poi } from '../entities/poi.ts'
import { many, one } from '../envelope.ts'
import { IdParams, LangQuery, NoQuery, PoiTypeId } from '../inputs.ts'

export const getBuilding = defineCall({
  id: 'API-71',
  name: 'getBuilding',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/buildings/{id}',
  access: 'anyone',
  summary: 'A building with its apartments and their types.',
  showsAvailability: true,
  params: IdParams,
  query: LangQuery,
  reply: one('building', Building),
})

export const listBuildingPois = defineCall({
  id: 'API-72',
  name: 'listBuildingPois',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/buildings/{id}/pois',
  access: 'anyone',
  summary: 'Its own point of interest, and those that lie on it (camera views, apartments, info points).',
  params: IdParams,
  query: LangQuery.extend({ poiTypeId: PoiTypeId.optional() }),
  reply: many('poi', Poi),
})

export const listBuildingApartments = defineCall({
  id: 'API-73',
  name: 'listBuildingApartments',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/buildings/{id}/apartments',
  access: 'anyone',
  summary: 'Its apartments.',
  showsAvailability: true,
  params: IdParams,
  query: LangQuery,
  reply: many('apartment', Apartment),
})

export const listApartmentOrientations = defineCall({
  id: 'API-74',
  name: 'listApartmentOrientations',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/buildings/{id}/apartment-orientations',
  access: 'anyone',
  summary: 'Which way each of its apartments faces.',
  params: IdParams,
  query: NoQuery,
  reply: many('apartment-orientation', ApartmentOrientation),
})

export const listApartmentTypes = defineCall({
  id: 'API-75',
  name: 'listApartmentTypes',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/buildings/{id}/apartment-types',
  access: 'anyone',
  summary: 'The types its apartments are of.',
  params: IdParams,
  query: LangQuery,
  reply: many('apartment-type', ApartmentType),
})
