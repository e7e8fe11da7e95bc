import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import type { Enqueue } from '../../platform/jobs/jobs.ts'
import { accountById, savePassword } from './account-queries.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { keepSecurityEvent, type Origin } from './security-events.ts'
import { lockUser, revokeSessions } from './session-queries.ts'
import { demandStrongPassword } from './strong-password.ts'
import { voidEmailTokens } from './token-queries.ts'

type Change = { userId: number; sessionId: string; present: string; password: string; origin: Origin }

/**
 * For whoever knows the present one: an open session alone does not do (SEC-03). Ends the user's other sessions, and the
 * links for a new password that were mailed before; the owner is told by mail.
 */
export async function changePassword(
  members: Kysely<Database>,
  enqueue: Enqueue,
  { userId, sessionId, present, password, origin }: Change,
): Promise<void> {
  const account = await accountById(members, userId)
  if (!account || !(await passwordFits(account.passwordHash, present))) throw new Refused('wrong-password')
  demandStrongPassword(password)
  const passwordHash = await hashPassword(password)
  await members.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, userId)
    if (user?.passwordHash !== account.passwordHash) throw new Refused('wrong-password')
    await savePassword(transaction, userId, passwordHash)
    await voidEmailTokens(transaction, userId, 'reset-password')
    await revokeSessions(transaction, userId, { except: sessionId })
    await keepSecurityEvent(transaction, { kind: 'password-changed', userId, origin })
    const { email: name, locale } = account
    await enqueue(transaction, 'account-mail', { about: 'password-changed', name, locale })
  })
}
