import { z } from 'zod'
import { defineCall } from '../call.ts'
import { StaffApartment } from '../entities/apartment.ts'
import { BuildingSummary } from '../entities/building.ts'
import { StaffPackage } from '../entities/package.ts'
import { ProjectStructure } from '../entities/project-structure.ts'
import { Removed } from '../entities/removed.ts'
import { Reservation } from '../entities/reservation.ts'
import { StaffMasterplan } from '../entities/staff-masterplan.ts'
import {
  NewProject,
  ProjectChange,
  ProjectHosts,
  StaffProject,
  StaffSettings,
} from '../entities/staff-project.ts'
import { one, page } from '../envelope.ts'
import { ConfirmQuery, IdParams, LangQuery, NoParams, NoQuery, PageQuery, StaffListQuery } from '../inputs.ts'

export const listStaffProjects = defineCall({
  id: 'API-35',
  name: 'listStaffProjects',
  method: 'GET',
  base: '/api/v1',
  path: '/projects',
  access: { resource: 'content', permission: 'read' },
  summary: 'The projects one works on, drafts included; `include=Media` adds their texts and pictures.',
  params: NoParams,
  query: StaffListQuery.extend({ include: z.enum(['Media']).optional() }),
  reply: page('project', StaffProject),
})

export const getStaffProject = defineCall({
  id: 'API-36',
  name: 'getStaffProject',
  method: 'GET',
  base: '/api/v1',
  path: '/projects/{id}',
  access: { resource: 'content', permission: 'read' },
  summary: 'One of them, with who is on it.',
  params: IdParams,
  query: LangQuery,
  reply: one('project', StaffProject),
})

export const addProject = defineCall({
  id: 'AUT-01',
  name: 'addProject',
  method: 'POST',
  creates: true,
  base: '/api/v1',
  path: '/projects',
  access: { resource: 'projects', permission: 'write' },
  summary: 'Makes a project, unpublished and with nothing in it.',
  params: NoParams,
  query: LangQuery,
  body: NewProject,
  reply: one('project', StaffProject),
})

export const removeProject = defineCall({
  id: 'AUT-06',
  name: 'removeProject',
  method: 'DELETE',
  base: '/api/v1',
  path: '/projects/{id}',
  access: { resource: 'projects', permission: 'write' },
  ifMatch: true,
  summary: 'Removes an unpublished project with all that is in it, once that was confirmed.',
  params: IdParams,
  query: ConfirmQuery,
  reply: one('project', Removed),
})

export const setProjectHosts = defineCall({
  id: 'AUT-01',
  name: 'setProjectHosts',
  method: 'PUT',
  base: '/api/v1',
  path: '/projects/{id}/hosts',
  access: { resource: 'projects', permission: 'write' },
  ifMatch: true,
  summary: 'Says which hosts carry the project.',
  params: IdParams,
  query: LangQuery,
  body: ProjectHosts,
  reply: one('project', StaffProject),
})

export const changeProject = defineCall({
  id: 'API-36',
  name: 'changeProject',
  method: 'PATCH',
  base: '/api/v1',
  path: '/projects/{id}',
  access: { resource: 'settings', permission: 'write' },
  ifMatch: true,
  summary: 'Changes its name, place, logo, website, settings, users or stylesheet; what is left out stays.',
  params: IdParams,
  query: LangQuery,
  body: ProjectChange,
  // Some 40,000 people.
  bodyMaxBytes: 1024 * 1024,
  bodyRights: {
    users: { resource: 'users', permission: 'write' },
    logoMediaId: { resource: 'look', permission: 'write' },
    stylesheet: { resource: 'look', permission: 'write' },
  },
  reply: one('project', StaffProject),
})

export const listStaffProjectMasterplans = defineCall({
  id: 'API-37',
  name: 'listStaffProjectMasterplans',
  method: 'GET',
  base: '/api/v1',
  path: '/projects/{id}/masterplans',
  access: { resource: 'content', permission: 'read' },
  summary: 'All its masterplans.',
  params: IdParams,
  query: StaffListQuery,
  reply: page('masterplan', StaffMasterplan),
})

export const listStaffPackages = defineCall({
  id: 'API-38',
  name: 'listStaffPackages',
  method: 'GET',
  base: '/api/v1',
  path: '/projects/{id}/packages',
  access: { resource: 'content', permission: 'read' },
  summary: 'All its packages, with what is in them.',
  params: IdParams,
  query: StaffListQuery,
  reply: page('package', StaffPackage),
})

export const listStaffProjectBuildings = defineCall({
  id: 'API-39',
  name: 'listStaffProjectBuildings',
  method: 'GET',
  base: '/api/v1',
  path: '/projects/{id}/buildings',
  access: { resource: 'content', permission: 'read' },
  summary: 'All its buildings.',
  params: IdParams,
  query: StaffListQuery,
  reply: page('building', BuildingSummary),
})

export const listStaffProjectApartments = defineCall({
  id: 'API-40',
  name: 'listStaffProjectApartments',
  method: 'GET',
  base: '/api/v1',
  path: '/projects/{id}/apartments',
  access: { resource: 'content', permission: 'read' },
  summary: 'All its apartments, with their prices.',
  params: IdParams,
  query: StaffListQuery,
  replyRights: { price: { resource: 'prices', permission: 'read' } },
  reply: page('apartment', StaffApartment),
})

export const getProjectStructure = defineCall({
  id: 'API-41',
  name: 'getProjectStructure',
  method: 'GET',
  base: '/api/v1',
  path: '/projects/{id}/full-structure',
  access: { resource: 'content', permission: 'read' },
  summary: 'The whole tree of the project: masterplans, buildings, apartments with their prices.',
  params: IdParams,
  query: LangQuery,
  replyRights: { price: { resource: 'prices', permission: 'read' } },
  reply: one('project-structure', ProjectStructure),
})

export const listReservations = defineCall({
  id: 'API-42',
  name: 'listReservations',
  method: 'GET',
  base: '/api/v1',
  path: '/projects/{id}/reservations',
  access: { resource: 'reservations', permission: 'read' },
  summary: 'Who holds which apartment since when.',
  params: IdParams,
  query: PageQuery,
  reply: page('reservation', Reservation),
})

export const getStaffProjectSettings = defineCall({
  id: 'API-43',
  name: 'getStaffProjectSettings',
  method: 'GET',
  base: '/api/v1',
  path: '/projects/{id}/settings',
  access: { resource: 'settings', permission: 'read' },
  summary: 'Its settings.',
  params: IdParams,
  query: NoQuery,
  reply: one('settings', StaffSettings),
})
