import { z } from 'zod'
import { defineCall } from '../call.ts'
import { MediaItem } from '../entities/media-item.ts'
import { Poi, PoiType } from '../entities/poi.ts'
import { many, one } from '../envelope.ts'
import { FileQuery, Id, IdParams, LangQuery, MediaTypeId, NoParams, PoiTypeId } from '../inputs.ts'

export const getPoi = defineCall({
  id: 'API-66',
  name: 'getPoi',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/pois/{id}',
  access: 'anyone',
  summary: 'One point of interest.',
  params: IdParams,
  query: LangQuery,
  reply: one('poi', Poi),
})

export const listPoiTypes = defineCall({
  id: 'API-67',
  name: 'listPoiTypes',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/pois/types',
  access: 'anyone',
  summary: 'All types of points of interest; `parentType` gives those that lie on that type.',
  params: NoParams,
  query: z.object({ parentType: PoiTypeId.optional() }),
  reply: many('poi-type', PoiType),
})

export const getPoiParent = defineCall({
  id: 'API-68',
  name: 'getPoiParent',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/pois/{id}/parent',
  access: 'anyone',
  summary: 'The point of interest that this one lies on.',
  params: IdParams,
  query: LangQuery,
  reply: one('poi', Poi),
})

export const listPoiMedia = defineCall({
  id: 'API-69',
  name: 'listPoiMedia',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/pois/{id}/media-content',
  access: 'anyone',
  summary: 'Its pictures with their outlines, and its texts; PDF files are left out.',
  params: IdParams,
  query: LangQuery.extend({ mediaTypeId: MediaTypeId.optional() }),
  reply: many('media', MediaItem),
})

export const getPoiMediaFile = defineCall({
  id: 'API-70',
  name: 'getPoiMediaFile',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/pois/{id}/media-content/{mediaId}/file',
  access: 'anyone',
  summary:
    'The file of a media item; `resize` asks for a width of the ladder, `format` for AVIF instead of WebP.',
  params: z.object({ id: Id, mediaId: Id }),
  query: FileQuery,
  reply: { kind: 'file' },
})
