import { getInstallation, retryQueue } from '@belvedere/contract/calls/operations'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { tagOf } from '../../platform/http/serve-staff.ts'
import { queueStates, retryFailed } from '../../platform/jobs/queue-states.ts'
import { QUEUE_NAMES } from '../../platform/jobs/queues.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { keepSecurityEvent, originOf } from '../users/security-events.ts'
import { presentQueue, readInstallation } from './read-installation.ts'

/** How the installation runs, and another try for what failed; for super_admin alone (OPS-01). */
export function operationRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  serveAnswer(app, getInstallation, {
    answer: async (_input, _request, reply) => {
      const installation = await readInstallation(members)
      reply.header('etag', tagOf(installation))
      return installation
    },
  })

  serveAnswer(app, retryQueue, {
    answer: async ({ body, asker }, request) => {
      const { id: userId } = signedIn(asker)
      const name = orNotFound(QUEUE_NAMES.find((one) => one === body.queue))
      return members.transaction().execute(async (db) => {
        await retryFailed(db, name)
        const event = { kind: 'queue-tried-again', userId, origin: originOf(request) } as const
        await keepSecurityEvent(db, { ...event, details: { name } })
        const [queue] = await queueStates(db, [name])
        return presentQueue(orNotFound(queue))
      })
    },
  })
}
