import {
  getMedia,
  listGalleryContent,
  listMediaTypes,
  listParentGalleries,
} from '@belvedere/contract/calls/media'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { serveContent } from '../../platform/http/serve-content.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { presentStaffItem, readGalleryContent, readStaffMedia } from './read-staff-media.ts'
import { galleryRows } from './staff-media-queries.ts'

export function staffMediaRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { id: number } }) => projectOf(members, 'media', params.id)

  serveStaff(app, getMedia, {
    owner,
    answer: ({ params }, { languages }) => readStaffMedia(members, params.id, languages),
  })

  serveStaff(app, listParentGalleries, {
    owner,
    answer: async ({ params }, { projectId, languages }) => {
      const rows = await galleryRows(members, projectId, params.id)
      return rows.map((row) => presentStaffItem(row, languages))
    },
  })

  serveStaff(app, listGalleryContent, {
    owner,
    answer: ({ params: { id } }, { projectId, languages }) =>
      readGalleryContent(members, { id, projectId }, languages),
  })

  serveContent(app, listMediaTypes, {
    // No project's content: it changes with the release alone.
    owner: async () => ({ tag: 'media-types' }),
    read: async () => Object.entries(MEDIA_TYPES).map(([name, id]) => ({ id, name })),
  })
}
