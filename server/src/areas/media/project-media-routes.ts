import * as calls from '@belvedere/contract/calls/project-media'
import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { addProjectMedia, changeProjectMedia, removeProjectMedia } from './change-project-media.ts'
import { readStaffMedia, readStaffMediaPage } from './read-staff-media.ts'

export function projectMediaRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { id: number } }) => projectOf(members, 'projects', params.id)

  serveStaff(app, calls.listStaffProjectMedia, {
    owner,
    answer: ({ query }, { projectId, languages }) => {
      const where = sql`thing.project_id = ${projectId} and thing.media_context_id = ${MEDIA_CONTEXTS.project}`
      return readStaffMediaPage(members, { where, asked: query }, languages)
    },
  })

  serveStaff(app, calls.addProjectMedia, {
    owner,
    answer: async ({ body }, { projectId, asker, languages }) =>
      readStaffMedia(members, await addProjectMedia(members, projectId, body, asker.id), languages),
  })

  const thing = ({ body: { mediaId } }: { body: { mediaId: number } }) => ({
    table: 'media',
    id: mediaId,
    read: ({ languages }: Workplace) => readStaffMedia(members, mediaId, languages),
  })

  serveStaff(app, calls.changeProjectMedia, {
    owner,
    thing,
    answer: async ({ body, revision }, { projectId, asker, languages }) => {
      await changeProjectMedia(members, projectId, body, { revision, userId: asker.id })
      return readStaffMedia(members, body.mediaId, languages)
    },
  })

  serveStaff(app, calls.removeProjectMedia, {
    owner,
    thing,
    answer: async ({ body: { mediaId }, revision }, { projectId, asker }) => {
      await removeProjectMedia(members, projectId, mediaId, { revision, userId: asker.id })
      return { id: mediaId }
    },
  })
}
