import { listOwnSecurityEvents, listSecurityEvents } from '@belvedere/contract/calls/security-events'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { tagOf } from '../../platform/http/serve-staff.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { securityEvents } from './security-events.ts'

export function securityEventRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  serveAnswer(app, listOwnSecurityEvents, {
    answer: ({ asker, query }) => securityEvents(members, query, signedIn(asker).id),
  })

  serveAnswer(app, listSecurityEvents, {
    answer: async ({ query }, _request, reply) => {
      const events = await securityEvents(members, query, query['filter[userId]'])
      reply.header('etag', tagOf(events))
      return events
    },
  })
}
