import { defineCall } from '../call.ts'
import { BuildingSummary } from '../entities/building.ts'
import { Masterplan } from '../entities/masterplan.ts'
import { Poi } from '../entities/poi.ts'
import { many, one } from '../envelope.ts'
import { IdParams, LangQuery, PoiTypeId } from '../inputs.ts'

export const getMasterplan = defineCall({
  id: 'API-62',
  name: 'getMasterplan',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/masterplans/{id}',
  access: 'anyone',
  summary:
    'A masterplan with the published masterplans and buildings in it; unpublished, only its name and those.',
  showsAvailability: true,
  params: IdParams,
  query: LangQuery,
  reply: one('masterplan', Masterplan),
})

export const listMasterplanPois = defineCall({
  id: 'API-63',
  name: 'listMasterplanPois',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/masterplans/{id}/pois',
  access: 'anyone',
  summary: 'Its own point of interest, and those that lie on it (camera views, buildings, info points).',
  params: IdParams,
  query: LangQuery.extend({ poiTypeId: PoiTypeId.optional() }),
  reply: many('poi', Poi),
})

export const listMasterplanBuildings = defineCall({
  id: 'API-64',
  name: 'listMasterplanBuildings',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/masterplans/{id}/buildings',
  access: 'anyone',
  summary: 'The published buildings directly in it.',
  showsAvailability: true,
  params: IdParams,
  query: LangQuery,
  reply: many('building', BuildingSummary),
})

export const listNestedMasterplans = defineCall({
  id: 'API-65',
  name: 'listNestedMasterplans',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/masterplans/{id}/masterplans',
  access: 'anyone',
  summary: 'The published masterplans directly in it.',
  showsAvailability: true,
  params: IdParams,
  query: LangQuery,
  reply: many('masterplan', Masterplan),
})
