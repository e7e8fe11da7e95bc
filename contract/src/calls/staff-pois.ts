import { z } from 'zod'
import { defineCall } from '../call.ts'
import { MediaItem } from '../entities/media-item.ts'
import { Poi, PoiType } from '../entities/poi.ts'
import { many, one, page } from '../envelope.ts'
import { IdParams, LangQuery, MediaTypeId, NoParams, PoiTypeId, StaffListQuery } from '../inputs.ts'

export const getStaffPoi = defineCall({
  id: 'API-31',
  name: 'getStaffPoi',
  method: 'GET',
  base: '/api/v1',
  path: '/pois/{id}',
  access: { resource: 'content', permission: 'read' },
  summary: 'One point of interest, drafts included.',
  params: IdParams,
  query: LangQuery,
  reply: one('poi', Poi),
})

export const listStaffPoiMedia = defineCall({
  id: 'API-32',
  name: 'listStaffPoiMedia',
  method: 'GET',
  base: '/api/v1',
  path: '/pois/{id}/media-content',
  access: { resource: 'content', permission: 'read' },
  summary: 'Its pictures with all their outlines, and its texts; PDF files are left out.',
  params: IdParams,
  query: StaffListQuery.extend({ mediaTypeId: MediaTypeId.optional() }),
  reply: page('media', MediaItem),
})

export const listAllPoiTypes = defineCall({
  id: 'API-33',
  name: 'listAllPoiTypes',
  method: 'GET',
  base: '/api/v1',
  path: '/pois/types',
  access: 'anyone',
  summary: 'All types of points of interest; `parentType` gives those that lie on that type.',
  params: NoParams,
  query: z.object({ parentType: PoiTypeId.optional() }),
  reply: many('poi-type', PoiType),
})

export const getStaffPoiParent = defineCall({
  id: 'API-34',
  name: 'getStaffPoiParent',
  method: 'GET',
  base: '/api/v1',
  path: '/pois/{id}/parent',
  access: { resource: 'content', permission: 'read' },
  summary: 'The point of interest that this one lies on.',
  params: IdParams,
  query: LangQuery,
  reply: one('poi', Poi),
})
