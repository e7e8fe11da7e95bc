import {
  getMedia,
  listGalleryContent,
  listMediaTypes,
  listParentGalleries,
} from '@belvedere/contract/calls/media'
import { getStudioMediaFile } from '@belvedere/contract/calls/uploads'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { serveContent } from '../../platform/http/serve-content.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { readGalleryContent, readStaffMedia, readStaffMediaPage } from './read-staff-media.ts'
import { fileSender } from './send-file.ts'
import { waitingFile } from './staff-media-queries.ts'

export function staffMediaRoutes(app: FastifyInstance, members: Kysely<Database>, files: FileStore): void {
  const sendFile = fileSender(files)
  const owner = ({ params }: { params: { id: number } }) => projectOf(members, 'media', params.id)

  serveStaff(app, getMedia, {
    owner,
    answer: ({ params }, { languages }) => readStaffMedia(members, params.id, languages),
  })

  serveStaff(app, listParentGalleries, {
    owner,
    answer: ({ params, query }, { projectId, languages }) => {
      const where = sql`thing.project_id = ${projectId} and thing.children @> array[${params.id}::int]`
      return readStaffMediaPage(members, { where, asked: query }, languages)
    },
  })

  serveStaff(app, listGalleryContent, {
    owner,
    answer: ({ params: { id }, query }, { projectId, languages }) =>
      readGalleryContent(members, { id, projectId }, languages, query),
  })

  serveCall(app, getStudioMediaFile, {
    owner: ({ params }) => projectOf(members, 'projects', params.projectId),
    answer: async ({ params: { projectId, id }, query }, request, reply) => {
      const file = await waitingFile(members, projectId, id)
      return sendFile(file && { ...file, waits: true }, query, request, reply)
    },
  })

  serveContent(app, listMediaTypes, {
    // No project's content: it changes with the release alone.
    owner: async () => ({ tag: 'media-types' }),
    read: async () => Object.entries(MEDIA_TYPES).map(([name, id]) => ({ id, name })),
  })
}
