import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { savePassword } from './account-queries.ts'
import { hashPassword } from './passwords.ts'
import { lockUser, revokeSessions } from './session-queries.ts'
import { voidEmailTokens } from './token-queries.ts'

type Change = { userId: number; sessionId: string; password: string }

/** Ends the user's other sessions, and the links for a new password that were mailed before. */
export async function changePassword(
  members: Kysely<Database>,
  { userId, sessionId, password }: Change,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await members.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    await savePassword(transaction, userId, passwordHash)
    await voidEmailTokens(transaction, userId, 'reset-password')
    await revokeSessions(transaction, userId, { except: sessionId })
  })
}
