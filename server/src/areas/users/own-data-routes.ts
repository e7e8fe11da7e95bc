import { deleteAccount as deleteAccountCall, getOwnData } from '@belvedere/contract/calls/privacy'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { deleteAccount } from './delete-account.ts'
import type { LimitAttempts } from './limit-attempts.ts'
import { ownData } from './own-data.ts'
import { takeRefreshCookie } from './refresh-cookie.ts'

/** A person takes their data out, or has their account deleted (PRV-02). */
export function ownDataRoutes(
  app: FastifyInstance,
  members: Kysely<Database>,
  config: Config,
  limit: LimitAttempts,
): void {
  const backups = { keptDays: config.backupDays }

  serveAnswer(app, getOwnData, {
    answer: async ({ asker }) => ({ ...(await ownData(members, signedIn(asker).id)), backups }),
  })

  serveAnswer(app, deleteAccountCall, {
    answer: async ({ asker, body }, request, reply) => {
      const session = signedIn(asker)
      await limit('log-in', request, `delete:${session.id}`)
      const deleted = await deleteAccount(members, session, body.password)
      takeRefreshCookie(reply, config)
      return { ...deleted, backups }
    },
  })
}
