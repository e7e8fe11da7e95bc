import { defineCall } from '../call.ts'
import { Apartment } from '../entities/apartment.ts'
import { Poi } from '../entities/poi.ts'
import { many, one } from '../envelope.ts'
import { IdParams, LangQuery } from '../inputs.ts'

export const getApartment = defineCall({
  id: 'API-76',
  name: 'getApartment',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/apartments/{id}',
  access: 'anyone',
  summary: 'One apartment.',
  showsAvailability: true,
  params: IdParams,
  query: LangQuery,
  reply: one('apartment', Apartment),
})

export const listApartmentPois = defineCall({
  id: 'API-77',
  name: 'listApartmentPois',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/apartments/{id}/pois',
  access: 'anyone',
  summary: 'Its own point of interest, and those that lie in it.',
  params: IdParams,
  query: LangQuery,
  reply: many('poi', Poi),
})
