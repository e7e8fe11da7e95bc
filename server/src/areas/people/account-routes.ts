import {
  blockAccount as blockCall,
  listAccounts,
  removeFactors as removeFactorsCall,
} from '@belvedere/contract/calls/people'
import { ROLES } from '@belvedere/domain/accounts/roles'
import type { FastifyInstance } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { tagOf } from '../../platform/http/serve-staff.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { blockAccount } from '../users/block-account.ts'
import { removeFactors } from '../users/second-factor/remove-factors.ts'
import { demandShown } from '../users/second-factor/shown-factor.ts'
import { originOf } from '../users/security-events.ts'
import { accountSummary, findAccounts } from './account-queries.ts'
import { countAdmins, lockPeople } from './people-queries.ts'
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

  serveAnswer(app, removeFactorsCall, {
    answer: async ({ params: { id }, asker }, request) => {
      const user = signedIn(asker)
      if (id === user.id) throw new Refused('own-role')
      await app.jobsReady()
      return members.transaction().execute(async (db) => {
        await demandShown(db, user)
        orNotFound(await accountSummary(db, id))
        await removeFactors(db, app.enqueue, id, { userId: user.id, origin: originOf(request) })
        return withTexts(orNotFound(await accountSummary(db, id)))
      })
    },
  })

  serveAnswer(app, blockCall, {
    answer: async ({ params: { id }, body: { blocked }, asker }) => {
      const { id: userId, address } = signedIn(asker)
      if (id === userId) throw new Refused('own-role')
      const kind = blocked ? 'account.block' : 'account.unblock'
      return inAction(members, { kind, userId, address }, async (db) => {
        const account = orNotFound(await accountSummary(db, id))
        if (blocked && !account.blocked) await keepAdmins(db, account)
        await blockAccount(db, id, blocked)
        return withTexts(orNotFound(await accountSummary(db, id)))
      })
    },
  })
}

/** Whoever is blocked is no admin any more: a project keeps another one, as when they are removed from it (PPL-01). */
async function keepAdmins(
  db: Transaction<Database>,
  { id, roles }: NonNullable<Awaited<ReturnType<typeof accountSummary>>>,
): Promise<void> {
  for (const { projectId, roleId } of roles) {
    if (roleId !== ROLES.project_admin) continue
    await lockPeople(db, projectId)
    if ((await countAdmins(db, projectId, { besides: id })) === 0)
      throw new Refused('last-admin', `project ${projectId}`)
  }
}
