import type { Kysely } from 'kysely'
import type { Database } from '../../platform/json-columns.ts'
import { Refused } from '../../platform/refused.ts'
import { markVerified, profileRow, savePassword } from './account-queries.ts'
import { tokenHash } from './mailed-token.ts'
import { hashPassword } from './passwords.ts'
import { lockUser, revokeSessions } from './session-queries.ts'
import { dropEmailTokens, emailTokenRow, useEmailToken } from './token-queries.ts'

type Confirmed = { id: string; email: string }

/** Confirms the address that the link was mailed to. */
export function verifyEmailAddress(members: Kysely<Database>, token: string): Promise<Confirmed> {
  return members.transaction().execute(async (transaction) => {
    const used = await useEmailToken(transaction, tokenHash(token), 'verify-email')
    if (!used) throw new Refused('invalid-token')
    await markVerified(transaction, used.userId)
    return confirmed(transaction, used.userId)
  })
}

/** A link that can still be used stays usable. */
export async function checkResetToken(members: Kysely<Database>, token: string): Promise<Confirmed> {
  const row = await emailTokenRow(members, tokenHash(token), 'reset-password')
  if (!row) throw new Refused('invalid-token')
  return { id: row.email, email: row.email }
}

/** The link proves that the address is theirs, so that it counts as confirmed; whoever was logged in is no longer. */
export async function setForgottenPassword(
  members: Kysely<Database>,
  { token, password }: { token: string; password: string },
): Promise<Confirmed> {
  // Before the transaction, and whether or not the token holds: no row is kept waiting for it.
  const passwordHash = await hashPassword(password)
  return members.transaction().execute(async (transaction) => {
    const used = await useEmailToken(transaction, tokenHash(token), 'reset-password')
    if (!used) throw new Refused('invalid-token')
    await lockUser(transaction, used.userId)
    await savePassword(transaction, used.userId, passwordHash)
    await markVerified(transaction, used.userId)
    await dropEmailTokens(transaction, used.userId, 'verify-email')
    await revokeSessions(transaction, used.userId)
    return confirmed(transaction, used.userId)
  })
}

async function confirmed(db: Kysely<Database>, userId: number): Promise<Confirmed> {
  const { email } = await profileRow(db, userId)
  return { id: email, email }
}
