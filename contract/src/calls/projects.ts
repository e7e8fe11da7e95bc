import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Apartment } from '../entities/apartment.ts'
import { BuildingSummary } from '../entities/building.ts'
import { Masterplan } from '../entities/masterplan.ts'
import { MediaItem } from '../entities/media-item.ts'
import { Project, ProjectPoint, ProjectSettings, UserOnProject } from '../entities/project.ts'
import { many, one, page } from '../envelope.ts'
import { FileQuery, Id, IdParams, LangQuery, NoParams, NoQuery, PageQuery } from '../inputs.ts'

export const listProjects = defineCall({
  id: 'API-51',
  name: 'listProjects',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects',
  access: 'anyone',
  summary: "The host's published projects; `type=geocode` gives them as points for the map.",
  perHost: true,
  params: NoParams,
  query: LangQuery.extend({ type: z.enum(['geocode']).optional() }),
  reply: many('project', z.union([Project, ProjectPoint])),
})

export const getProject = defineCall({
  id: 'API-52',
  name: 'getProject',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}',
  access: 'anyone',
  summary: 'One published project with its texts, pictures and settings.',
  showsAvailability: true,
  perHost: true,
  params: IdParams,
  query: LangQuery,
  reply: one('project', Project),
})

export const listProjectMasterplans = defineCall({
  id: 'API-53',
  name: 'listProjectMasterplans',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}/masterplans',
  access: 'anyone',
  summary: "The project's published masterplans.",
  showsAvailability: true,
  params: IdParams,
  query: LangQuery,
  reply: many('masterplan', Masterplan),
})

export const listProjectMedia = defineCall({
  id: 'API-55',
  name: 'listProjectMedia',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}/media-content',
  access: 'anyone',
  summary: "The project's own texts and pictures.",
  params: IdParams,
  query: LangQuery,
  reply: many('media', MediaItem),
})

export const getProjectSettings = defineCall({
  id: 'API-56',
  name: 'getProjectSettings',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}/settings',
  access: 'anyone',
  summary: 'Default language, filters shown, roles that see prices, stylesheet version.',
  params: IdParams,
  query: NoQuery,
  reply: one('settings', ProjectSettings),
})

const ProjectMediaParams = z.object({ id: Id, mediaId: Id })

export const getProjectMedia = defineCall({
  id: 'API-57',
  name: 'getProjectMedia',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}/media-content/{mediaId}',
  access: 'anyone',
  summary: "One of the project's own media items.",
  params: ProjectMediaParams,
  query: LangQuery,
  reply: one('media', MediaItem),
})

export const getProjectMediaFile = defineCall({
  id: 'API-58',
  name: 'getProjectMediaFile',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}/media-content/{mediaId}/file',
  access: 'anyone',
  summary: 'The file of a media item of the project.',
  params: ProjectMediaParams,
  query: FileQuery,
  reply: { kind: 'file' },
})

export const listProjectBuildings = defineCall({
  id: 'API-59',
  name: 'listProjectBuildings',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}/buildings',
  access: 'anyone',
  summary: "The project's published buildings.",
  showsAvailability: true,
  params: IdParams,
  query: LangQuery,
  reply: many('building', BuildingSummary),
})

export const listProjectApartments = defineCall({
  id: 'API-60',
  name: 'listProjectApartments',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}/apartments',
  access: 'anyone',
  summary: "The apartments of the project's published buildings.",
  showsAvailability: true,
  params: IdParams,
  query: LangQuery,
  reply: many('apartment', Apartment),
})

export const listUsersOnProject = defineCall({
  id: 'API-61',
  name: 'listUsersOnProject',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}/users-on-project',
  access: 'depends-on-asker',
  summary: 'Who is on the project: staff see all ids, a user at most their own, a visitor none.',
  params: IdParams,
  query: PageQuery,
  replyRights: { id: { resource: 'users', permission: 'read' } },
  reply: page('user-on-project', UserOnProject),
})

export const getStylesheet = defineCall({
  id: 'API-17',
  name: 'getStylesheet',
  method: 'GET',
  base: '/th-server/api/v1',
  twin: true,
  path: '/frontend/projects/{projectId}/stylesheet',
  access: 'anyone',
  summary: "The project's stylesheet; with its present `version` it is cacheable for good.",
  params: z.object({ projectId: Id }),
  query: z.object({ version: z.coerce.number().int().min(0).optional() }),
  reply: { kind: 'stylesheet' },
})
