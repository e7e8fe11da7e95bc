import { listOwnSecurityEvents, listSecurityEvents } from '@belvedere/contract/calls/security-events'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { securityEvents } from './security-events.ts'

export function securityEventRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  serveAnswer(app, listOwnSecurityEvents, {
    answer: ({ asker, query }) => securityEvents(members, query, signedIn(asker).id),
  })

  serveAnswer(app, listSecurityEvents, {
    answer: ({ query }) => securityEvents(members, query, query['filter[userId]']),
  })
}
