import { blockAccount as blockCall, listAccounts } from '@belvedere/contract/calls/people'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { tagOf } from '../../platform/http/serve-staff.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { blockAccount } from '../users/block-account.ts'
import { accountSummary, findAccounts } from './account-queries.ts'
import { withTexts } from './with-texts.ts'

/** Everyone's accounts, for super_admin alone (PPL-02). */
export function accountBlockingRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  serveAnswer(app, listAccounts, {
    answer: async ({ query }, _, reply) => {
      const page = withTexts(await findAccounts(members, query.find ?? '', query))
      reply.header('etag', tagOf(page))
      return page
    },
  })

  serveAnswer(app, blockCall, {
    answer: async ({ params: { id }, body: { blocked }, asker }) => {
      const { id: userId, address } = signedIn(asker)
      if (id === userId) throw new Refused('own-role')
      return inAction(members, { kind: 'account.block', userId, address }, async (db) => {
        orNotFound(await accountSummary(db, id))
        await blockAccount(db, id, blocked)
        return withTexts(orNotFound(await accountSummary(db, id)))
      })
    },
  })
}
