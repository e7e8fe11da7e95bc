import { getPoiMediaFile } from '@belvedere/contract/calls/pois'
import { getProjectMediaFile } from '@belvedere/contract/calls/projects'
import { hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { fingerprintOf } from '../../platform/files/file-key.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { publicMenuItem } from '../menus/menu-tree.ts'
import { publicPoi } from '../pois/read-poi.ts'
import { publicProject } from '../projects/read-projects.ts'
import { fileRow } from './media-queries.ts'
import { fileSender } from './send-file.ts'

const SEES_WHAT_WAITS = { resource: 'content', permission: 'read' } as const

type Parts = { db: Kysely<Database>; members: Kysely<Database>; files: FileStore }

export function mediaRoutes(app: FastifyInstance, { db, members, files }: Parts): void {
  const sendFile = fileSender(files)

  serveCall(app, getProjectMediaFile, {
    answer: async ({ params, query }, request, reply) => {
      await publicProject(db, params.id)
      const file = await fileRow(db, params.mediaId, { projectId: params.id })
      // A picture of a menu is as public as the item that it hangs on.
      if (file?.menuItemId) await publicMenuItem(db, file.menuItemId)
      return sendFile(file, query, request, reply)
    },
  })

  serveCall(app, getPoiMediaFile, {
    answer: async ({ params, query }, request, reply) => {
      if (query.pass !== undefined) {
        const waiting = orNotFound(await fileRow(members, params.mediaId, { poiId: params.id }))
        const asker = await app.picturePasses.holder(
          query.pass,
          fingerprintOf(waiting.fileKey ?? ''),
          request,
        )
        if (!asker || !hasRight(asker, SEES_WHAT_WAITS, waiting.projectId)) throw new Refused('not-found')
        return sendFile({ ...waiting, waits: true }, query, request, reply)
      }
      await publicPoi(db, params.id)
      const file = await fileRow(db, params.mediaId, { poiId: params.id })
      return sendFile(file, query, request, reply)
    },
  })
}
