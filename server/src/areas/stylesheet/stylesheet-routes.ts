import { getStylesheet } from '@belvedere/contract/calls/projects'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { fileHeaders, isKnown } from '../../platform/answers/cache-headers.ts'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { stylesheetRow } from './stylesheet-queries.ts'

export function stylesheetRoutes(app: FastifyInstance, db: Kysely<Database>): void {
  serveCall(app, getStylesheet, {
    answer: async ({ params, query }, request, reply) => {
      const { projectId, stylesheet, stylesheetVersion, tag } = tagged(
        await stylesheetRow(db, params.projectId),
      )

      // Any other version, one of the future included, must not be kept: its number will mean another text.
      reply.headers(fileHeaders(app, projectId, query.version === stylesheetVersion))
      if (isKnown(request, reply, tag)) return reply.code(304).send()
      return reply.type('text/css; charset=utf-8').send(stylesheet)
    },
  })
}
