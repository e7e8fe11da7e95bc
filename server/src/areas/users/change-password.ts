import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import type { Enqueue } from '../../platform/jobs/jobs.ts'
import type { Session } from '../../platform/sessions/who-asks.ts'
import { accountById, savePassword } from './account-queries.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { demandConfirmed, factorsOf } from './second-factor/shown-factor.ts'
import { keepSecurityEvent, type Origin } from './security-events.ts'
import { lockUser, revokeSessions } from './session-queries.ts'
import { demandStrongPassword } from './strong-password.ts'
import { voidEmailTokens } from './token-queries.ts'

type Change = { user: Session; present: string; password: string; origin: Origin }

/**
 * For whoever knows the present one: an open session alone does not do (SEC-03); whoever has a second factor has just
 * shown it (SEC-10). Ends the user's other sessions, and the links for a new password that were mailed before; the owner
 * is told by mail.
 */
export async function changePassword(
  members: Kysely<Database>,
  enqueue: Enqueue,
  { user, present, password, origin }: Change,
): Promise<void> {
  const { id: userId, sessionId } = user
  const account = await accountById(members, userId)
  if (!account || !(await passwordFits(account.passwordHash, present))) throw new Refused('wrong-password')
  demandStrongPassword(password)
  const passwordHash = await hashPassword(password)
  await members.transaction().execute(async (transaction) => {
    const now = await lockUser(transaction, userId)
    if (now?.passwordHash !== account.passwordHash) throw new Refused('wrong-password')
    if (await factorsOf(transaction, userId)) await demandConfirmed(transaction, user)
    await savePassword(transaction, userId, passwordHash)
    await voidEmailTokens(transaction, userId, 'reset-password')
    await revokeSessions(transaction, userId, { except: sessionId })
    await keepSecurityEvent(transaction, { kind: 'password-changed', userId, origin })
    const { email: name, locale } = account
    await enqueue(transaction, 'account-mail', { about: 'password-changed', name, locale })
  })
}
