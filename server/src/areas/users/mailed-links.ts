import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { markVerified, profileRow, savePassword } from './account-queries.ts'
import { type Purpose, tokenHash } from './mailed-token.ts'
import { hashPassword } from './passwords.ts'
import { lockUser, revokeSessions } from './session-queries.ts'
import { emailTokenRow, useEmailToken, voidEmailTokens } from './token-queries.ts'

type Confirmed = { id: string; email: string }

/** Confirms the address that the link was mailed to. */
export function verifyEmailAddress(members: Kysely<Database>, token: string): Promise<Confirmed> {
  return members.transaction().execute(async (transaction) => {
    const userId = await spendToken(transaction, token, 'verify-email')
    await markVerified(transaction, userId)
    return confirmed(transaction, userId)
  })
}

/** A link that can still be used stays usable. */
export async function checkResetToken(members: Kysely<Database>, token: string): Promise<Confirmed> {
  const row = await emailTokenRow(members, tokenHash(token), 'reset-password')
  if (!row) throw new Refused('invalid-token')
  return { id: row.email, email: row.email }
}

/**
 * The link proves that the address is theirs, so it counts as confirmed. Every other link that was mailed before is void,
 * and whoever was logged in is no longer.
 */
export async function setForgottenPassword(
  members: Kysely<Database>,
  { token, password }: { token: string; password: string },
): Promise<Confirmed> {
  // Before the transaction, and whether or not the token holds: no row is kept waiting for it.
  const passwordHash = await hashPassword(password)
  return members.transaction().execute(async (transaction) => {
    const userId = await spendToken(transaction, token, 'reset-password')
    await savePassword(transaction, userId, passwordHash)
    await markVerified(transaction, userId)
    await voidEmailTokens(transaction, userId, 'verify-email')
    await voidEmailTokens(transaction, userId, 'reset-password')
    await revokeSessions(transaction, userId)
    return confirmed(transaction, userId)
  })
}

/**
 * Uses a link up and says whose it was. The user is locked before the token, as by everyone who changes a user's tokens:
 * two who come with two links of one user take turns instead of waiting for each other.
 */
async function spendToken(
  transaction: Transaction<Database>,
  token: string,
  purpose: Purpose,
): Promise<number> {
  const hash = tokenHash(token)
  const found = await emailTokenRow(transaction, hash, purpose)
  if (found) await lockUser(transaction, found.userId)
  const used = found && (await useEmailToken(transaction, hash, purpose))
  if (!used) throw new Refused('invalid-token')
  return used.userId
}

async function confirmed(db: Kysely<Database>, userId: number): Promise<Confirmed> {
  const { email } = await profileRow(db, userId)
  return { id: email, email }
}
