import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Session } from '@belvedere/contract/entities/session'
import type { LoginWay } from '@belvedere/domain/accounts/security-event'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { ACCESS_TOKEN_S, signAccessToken } from '../../platform/sessions/access-token.ts'
import { tokenHash } from './mailed-token.ts'
import { describeSession } from './second-factor/open-session-queries.ts'
import { factorsOf } from './second-factor/shown-factor.ts'
import { keepSecurityEvent, type Origin } from './security-events.ts'
import {
  dropEndedTokens,
  keepRefreshToken,
  keepSuccessor,
  lockUser,
  markRotated,
  ownerOfToken,
  refreshTokenRow,
  revokeSession,
} from './session-queries.ts'

/** From the login, whatever happens (SEC-04). */
const SESSION_DAYS = 30

/** Two tabs, or an answer that was lost: within this time the same token comes again without anyone having stolen it. */
const RACE_S = 10

export type OpenedSession = {
  session: z.output<typeof Session>
  refreshToken: string
  /** Until the session ends by itself. */
  days: number
}

/** Opens a session for someone who has just shown who they are, unless their password was changed meanwhile. */
export function openSession(
  members: Kysely<Database>,
  account: { id: number; passwordHash: string | null },
  { by, ...origin }: Origin & { by: LoginWay },
  secret: string,
): Promise<OpenedSession> {
  return members.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, account.id)
    if (user?.passwordHash !== account.passwordHash) throw new Refused('credentials-mismatch')
    // One that was added since the password was looked at.
    if (by === 'password' && (await factorsOf(transaction, account.id)))
      throw new Refused('second-factor-required')
    await dropEndedTokens(transaction, account.id)
    await keepSecurityEvent(transaction, { kind: 'login', userId: account.id, origin, details: { by } })
    const token = { userId: account.id, sessionId: randomUUID() }
    const refreshToken = randomBytes(32).toString('base64url')
    await keepRefreshToken(transaction, { ...token, hash: tokenHash(refreshToken), days: SESSION_DAYS })
    await describeSession(transaction, token.sessionId, {
      device: origin.device,
      strong: by !== 'password',
    })
    return opened(token, { refreshToken, days: SESSION_DAYS }, secret)
  })
}

/** Every refresh gives a new token and ends the old one; an old one that comes again was stolen, and ends them all. */
export async function refreshSession(
  members: Kysely<Database>,
  refreshToken: string,
  origin: Origin,
  secret: string,
): Promise<OpenedSession> {
  const hash = tokenHash(refreshToken)
  const refreshed = await members.transaction().execute(async (transaction) => {
    const userId = await ownerOfToken(transaction, hash)
    const user = userId === undefined ? undefined : await lockUser(transaction, userId)
    const token = await refreshTokenRow(transaction, hash, RACE_S)
    if (!user || user.blocked || !token) return undefined
    if (token.rotatedLongAgo) {
      await revokeSession(transaction, token.sessionId)
      await keepSecurityEvent(transaction, { kind: 'session-stolen', userId: token.userId, origin })
      return undefined
    }
    const successor = successorOf(refreshToken, secret)
    if (!token.rotated) {
      await markRotated(transaction, token.id)
      await keepSuccessor(transaction, token.id, tokenHash(successor))
    }
    return opened(token, { refreshToken: successor, days: token.days }, secret)
  })
  // Thrown outside of the transaction: inside, it would undo the end of the session.
  if (!refreshed) throw new Refused('unauthorized')
  return refreshed
}

/**
 * The one token that follows another: whoever races gets the same. Were it another one each time, a thief who is quick
 * would have a line of tokens of their own, and no token of it would ever come twice.
 */
const successorOf = (refreshToken: string, secret: string) =>
  createHmac('sha256', secret).update(`refresh:${refreshToken}`).digest('base64url')

async function opened(
  { userId, sessionId }: { userId: number; sessionId: string },
  { refreshToken, days }: { refreshToken: string; days: number },
  secret: string,
): Promise<OpenedSession> {
  const token = await signAccessToken({ userId, sessionId }, secret)
  const expiresAt = new Date(Date.now() + ACCESS_TOKEN_S * 1000).toISOString()
  return { session: { id: userId, token, expiresAt }, refreshToken, days }
}

export function endSession(members: Kysely<Database>, userId: number, sessionId: string): Promise<void> {
  return members.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    await revokeSession(transaction, sessionId)
  })
}
