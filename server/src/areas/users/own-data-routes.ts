import { deleteAccount as deleteAccountCall, getOwnData } from '@belvedere/contract/calls/privacy'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { deleteAccount } from './delete-account.ts'
import { ownData } from './own-data.ts'
import { refreshCookie } from './refresh-cookie.ts'
import { keepSecurityEvent, originOf } from './security-events.ts'
import type { SlowGuesses } from './slow-guesses.ts'

/** A person takes their data out, or has their account deleted (PRV-02). */
export function ownDataRoutes(
  app: FastifyInstance,
  members: Kysely<Database>,
  config: Config,
  slowGuess: SlowGuesses,
): void {
  const backups = { keptDays: config.backupDays }

  serveAnswer(app, getOwnData, {
    answer: async ({ asker }, request) => {
      const session = signedIn(asker)
      await keepSecurityEvent(members, { kind: 'export', userId: session.id, origin: originOf(request) })
      return { ...(await ownData(members, session)), backups }
    },
  })

  serveAnswer(app, deleteAccountCall, {
    answer: async ({ asker, body }, _request, reply) => {
      const session = signedIn(asker)
      const { id, sessionId, address } = session
      const wasRight = await slowGuess({ account: String(id), address, device: sessionId })
      const deleted = await deleteAccount(members, session, body.password)
      await wasRight()
      refreshCookie.take(reply, config)
      return { ...deleted, backups }
    },
  })
}
