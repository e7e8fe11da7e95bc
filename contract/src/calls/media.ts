import { defineCall } from '../call.ts'
import { MediaType } from '../entities/media-item.ts'
import { StaffMediaItem } from '../entities/staff-media-item.ts'
import { UploadFields } from '../entities/upload.ts'
import { many, one, page } from '../envelope.ts'
import { IdParams, LangQuery, NoParams, NoQuery, StaffListQuery } from '../inputs.ts'

export const getMedia = defineCall({
  id: 'API-22',
  name: 'getMedia',
  method: 'GET',
  base: '/api/v1',
  path: '/media/{id}',
  access: { resource: 'content', permission: 'read' },
  summary: 'A media item, wherever it hangs.',
  params: IdParams,
  query: LangQuery,
  reply: one('media', StaffMediaItem),
})

export const listParentGalleries = defineCall({
  id: 'API-23',
  name: 'listParentGalleries',
  method: 'GET',
  base: '/api/v1',
  path: '/media/{id}/parent-galleries',
  access: { resource: 'content', permission: 'read' },
  summary: 'The galleries that it is in.',
  params: IdParams,
  query: StaffListQuery,
  reply: page('media', StaffMediaItem),
})

export const listGalleryContent = defineCall({
  id: 'API-24',
  name: 'listGalleryContent',
  method: 'GET',
  base: '/api/v1',
  path: '/media/{id}/gallery-content',
  access: { resource: 'content', permission: 'read' },
  summary: 'What is in it, in its order.',
  params: IdParams,
  query: StaffListQuery,
  reply: page('media', StaffMediaItem),
})

export const listMediaTypes = defineCall({
  id: 'API-25',
  name: 'listMediaTypes',
  method: 'GET',
  base: '/api/v1',
  path: '/media/types',
  access: 'anyone',
  summary: 'All types of media.',
  params: NoParams,
  query: NoQuery,
  reply: many('media-type', MediaType),
})

export const uploadMedia = defineCall({
  id: 'API-26',
  name: 'uploadMedia',
  method: 'POST',
  creates: true,
  base: '/api/v1',
  path: '/media/upload',
  access: { resource: 'content', permission: 'write' },
  summary:
    'Takes a picture (JPEG, PNG, WebP, AVIF, TIFF, SVG) or a PDF; tiles of a `poi_image_dzi` are made later.',
  params: NoParams,
  query: NoQuery,
  upload: UploadFields,
  reply: one('media', StaffMediaItem),
})
