import { defineCall } from '../call.ts'
import { BuildingSummary } from '../entities/building.ts'
import { Poi } from '../entities/poi.ts'
import { Removed } from '../entities/removed.ts'
import { MasterplanChange, NewMasterplan, StaffMasterplan } from '../entities/staff-masterplan.ts'
import { one, page } from '../envelope.ts'
import { ConfirmQuery, IdParams, LangQuery, NoParams, PoiTypeId, StaffListQuery } from '../inputs.ts'

export const getStaffMasterplan = defineCall({
  id: 'API-45',
  name: 'getStaffMasterplan',
  method: 'GET',
  base: '/api/v1',
  path: '/masterplans/{id}',
  access: { resource: 'content', permission: 'read' },
  summary: 'A masterplan with all that is directly in it, drafts included.',
  params: IdParams,
  query: LangQuery,
  reply: one('masterplan', StaffMasterplan),
})

export const changeMasterplan = defineCall({
  id: 'API-45',
  name: 'changeMasterplan',
  method: 'PATCH',
  base: '/api/v1',
  path: '/masterplans/{id}',
  access: { resource: 'content', permission: 'write' },
  ifMatch: true,
  summary: 'Changes it; what is left out stays.',
  params: IdParams,
  query: LangQuery,
  body: MasterplanChange,
  reply: one('masterplan', StaffMasterplan),
})

export const removeMasterplan = defineCall({
  id: 'API-45',
  name: 'removeMasterplan',
  method: 'DELETE',
  base: '/api/v1',
  path: '/masterplans/{id}',
  access: { resource: 'content', permission: 'write' },
  ifMatch: true,
  summary: 'Removes it, unpublished, with all that is in it, once that was confirmed.',
  params: IdParams,
  query: ConfirmQuery,
  reply: one('masterplan', Removed),
})

export const addMasterplan = defineCall({
  id: 'API-46',
  name: 'addMasterplan',
  method: 'POST',
  creates: true,
  base: '/api/v1',
  path: '/masterplans',
  access: { resource: 'content', permission: 'write' },
  summary: 'Adds a masterplan to a project, with a point of interest of its own.',
  params: NoParams,
  query: LangQuery,
  body: NewMasterplan,
  reply: one('masterplan', StaffMasterplan),
})

export const listStaffMasterplanPois = defineCall({
  id: 'API-47',
  name: 'listStaffMasterplanPois',
  method: 'GET',
  base: '/api/v1',
  path: '/masterplans/{id}/pois',
  access: { resource: 'content', permission: 'read' },
  summary: 'Its own point of interest, and those that lie on it.',
  params: IdParams,
  query: StaffListQuery.extend({ poiTypeId: PoiTypeId.optional() }),
  reply: page('poi', Poi),
})

export const listStaffMasterplanBuildings = defineCall({
  id: 'API-48',
  name: 'listStaffMasterplanBuildings',
  method: 'GET',
  base: '/api/v1',
  path: '/masterplans/{id}/buildings',
  access: { resource: 'content', permission: 'read' },
  summary: 'All buildings directly in it.',
  params: IdParams,
  query: StaffListQuery,
  reply: page('building', BuildingSummary),
})

export const listStaffNestedMasterplans = defineCall({
  id: 'API-49',
  name: 'listStaffNestedMasterplans',
  method: 'GET',
  base: '/api/v1',
  path: '/masterplans/{id}/masterplans',
  access: { resource: 'content', permission: 'read' },
  summary: 'All masterplans directly in it.',
  params: IdParams,
  query: StaffListQuery,
  reply: page('masterplan', StaffMasterplan),
})
