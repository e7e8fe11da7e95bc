import { listProjectFeatures } from '@belvedere/contract/calls/geodata'
import {
  getProject,
  getProjectMedia,
  getProjectSettings,
  listProjectApartments,
  listProjectBuildings,
  listProjectMasterplans,
  listProjectMedia,
  listProjects,
} from '@belvedere/contract/calls/projects'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { languagesOf } from '../../platform/database/languages.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveContent } from '../../platform/http/serve-content.ts'
import { readApartments } from '../apartments/read-apartments.ts'
import { buildingSummaries } from '../buildings/building-summaries.ts'
import { hostProjects, ownHost } from '../hosts/host-projects.ts'
import { readMasterplansIn } from '../masterplans/read-masterplans.ts'
import { projectMediaItem, projectMediaItems } from '../media/project-media.ts'
import { presentFeature, presentSettings } from './present-project.ts'
import { settingsRow } from './project-queries.ts'
import { publicProject, readPoints, readProjects } from './read-projects.ts'

export function projectRoutes(app: FastifyInstance, db: Kysely<Database>): void {
  const owner = ({ params }: { params: { id: number } }) => publicProject(db, params.id)

  serveContent(app, listProjects, {
    owner: ({ host }) => hostProjects(db, host),
    read: ({ query }, { projectIds }) =>
      query.type === 'geocode' ? readPoints(db, projectIds, query) : readProjects(db, projectIds, query),
  })

  serveContent(app, listProjectFeatures, {
    owner: ({ host }) => hostProjects(db, host),
    read: async ({ query }, { projectIds }) =>
      (await readPoints(db, projectIds, query)).map((point) => presentFeature(point)),
  })

  serveContent(app, getProject, {
    owner,
    read: async ({ params, query, host }) => ({
      ...orNotFound((await readProjects(db, [params.id], query))[0]),
      ownHost: await ownHost(db, params.id, host),
    }),
  })

  serveContent(app, getProjectSettings, {
    owner,
    read: async ({ params }) => presentSettings(await settingsRow(db, params.id)),
  })

  serveContent(app, listProjectMasterplans, {
    owner,
    read: ({ params, query }, project) =>
      readMasterplansIn(db, { projectId: params.id }, languagesOf(query, project)),
  })

  serveContent(app, listProjectBuildings, {
    owner,
    read: ({ params, query }, project) =>
      buildingSummaries(db, { projectId: params.id }, languagesOf(query, project)),
  })

  serveContent(app, listProjectApartments, {
    owner,
    read: async ({ params, query }, project, prices) => {
      const asked = { projectId: params.id }
      return (await readApartments(db, asked, languagesOf(query, project), prices)).apartments
    },
  })

  serveContent(app, listProjectMedia, {
    owner,
    read: ({ params, query }, project) => projectMediaItems(db, params.id, languagesOf(query, project)),
  })

  serveContent(app, getProjectMedia, {
    owner,
    read: ({ params, query }, project) =>
      projectMediaItem(db, params.id, params.mediaId, languagesOf(query, project)),
  })
}
