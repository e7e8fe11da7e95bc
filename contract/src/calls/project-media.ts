import { defineCall } from '../call.ts'
import { Removed } from '../entities/removed.ts'
import {
  NewProjectMedia,
  ProjectMediaChange,
  ProjectMediaRemoval,
  StaffMediaItem,
} from '../entities/staff-media-item.ts'
import { one, page } from '../envelope.ts'
import { IdParams, LangQuery, NoQuery, StaffListQuery } from '../inputs.ts'

export const listStaffProjectMedia = defineCall({
  id: 'API-44',
  name: 'listStaffProjectMedia',
  method: 'GET',
  base: '/api/v1',
  path: '/projects/{id}/media-content',
  access: { resource: 'content', permission: 'read' },
  summary: 'All texts and pictures of the project itself, those for single languages included.',
  params: IdParams,
  query: StaffListQuery,
  reply: page('media', StaffMediaItem),
})

export const addProjectMedia = defineCall({
  id: 'API-44',
  name: 'addProjectMedia',
  method: 'POST',
  creates: true,
  base: '/api/v1',
  path: '/projects/{id}/media-content',
  access: { resource: 'content', permission: 'write' },
  summary: 'Adds a text, or the file of an uploaded media item.',
  params: IdParams,
  query: LangQuery,
  body: NewProjectMedia,
  reply: one('media', StaffMediaItem),
})

export const changeProjectMedia = defineCall({
  id: 'API-44',
  name: 'changeProjectMedia',
  method: 'PATCH',
  base: '/api/v1',
  path: '/projects/{id}/media-content',
  access: { resource: 'content', permission: 'write' },
  ifMatch: true,
  summary: 'Changes one of them; what is left out stays.',
  params: IdParams,
  query: LangQuery,
  body: ProjectMediaChange,
  reply: one('media', StaffMediaItem),
})

export const removeProjectMedia = defineCall({
  id: 'API-44',
  name: 'removeProjectMedia',
  method: 'DELETE',
  base: '/api/v1',
  path: '/projects/{id}/media-content',
  access: { resource: 'content', permission: 'write' },
  ifMatch: true,
  summary: 'Removes one of them.',
  params: IdParams,
  query: NoQuery,
  body: ProjectMediaRemoval,
  reply: one('media', Removed),
})
