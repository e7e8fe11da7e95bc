import { randomBytes, randomUUID } from 'node:crypto'
import type { Session } from '@belvedere/contract/entities/session'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { ACCESS_TOKEN_S, signAccessToken } from '../../platform/sessions/access-token.ts'
import { tokenHash } from './mailed-token.ts'
import {
  dropEndedTokens,
  keepRefreshToken,
  lockUser,
  markRotated,
  ownerOfToken,
  refreshTokenRow,
  revokeSession,
} from './session-queries.ts'

/** Counted anew from each refresh. */
export const SESSION_DAYS = 30

/** Two tabs, or an answer that was lost: within this time the same token comes again without anyone having stolen it. */
const RACE_S = 10

export type OpenedSession = { session: z.output<typeof Session>; refreshToken: string }

/** Opens a session for someone whose password was just right, unless it was changed meanwhile. */
export function openSession(
  members: Kysely<Database>,
  account: { id: number; passwordHash: string },
  secret: string,
): Promise<OpenedSession> {
  return members.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, account.id)
    if (user?.passwordHash !== account.passwordHash) throw new Refused('credentials-mismatch')
    await dropEndedTokens(transaction, account.id)
    return issueTokens(transaction, { userId: account.id, sessionId: randomUUID() }, secret)
  })
}

/** Every refresh gives a new token and ends the old one; an old one that comes again was stolen, and ends them all. */
export async function refreshSession(
  members: Kysely<Database>,
  refreshToken: string,
  secret: string,
): Promise<OpenedSession> {
  const hash = tokenHash(refreshToken)
  const opened = await members.transaction().execute(async (transaction) => {
    const userId = await ownerOfToken(transaction, hash)
    const user = userId === undefined ? undefined : await lockUser(transaction, userId)
    const token = await refreshTokenRow(transaction, hash, RACE_S)
    if (!user || user.blocked || !token) return undefined
    if (token.rotatedLongAgo) {
      await revokeSession(transaction, token.sessionId)
      return undefined
    }
    if (!token.rotated) await markRotated(transaction, token.id)
    return issueTokens(transaction, token, secret)
  })
  // Thrown outside of the transaction: inside, it would undo the end of the session.
  if (!opened) throw new Refused('unauthorized')
  return opened
}

async function issueTokens(
  transaction: Transaction<Database>,
  { userId, sessionId }: { userId: number; sessionId: string },
  secret: string,
): Promise<OpenedSession> {
  const refreshToken = randomBytes(32).toString('base64url')
  await keepRefreshToken(transaction, {
    sessionId,
    userId,
    hash: tokenHash(refreshToken),
    days: SESSION_DAYS,
  })
  const token = await signAccessToken({ userId, sessionId }, secret)
  const expiresAt = new Date(Date.now() + ACCESS_TOKEN_S * 1000).toISOString()
  return { session: { id: userId, token, expiresAt }, refreshToken }
}

export function endSession(members: Kysely<Database>, userId: number, sessionId: string): Promise<void> {
  return members.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    await revokeSession(transaction, sessionId)
  })
}
