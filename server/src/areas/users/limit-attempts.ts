import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Counter } from '../../platform/http/counter.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { Refused } from '../../platform/http/refused.ts'

const QUARTER_HOUR_MS = 15 * 60_000
const HOUR_MS = 60 * 60_000

/** For one account, whoever tries. An account that does not exist is counted alike (ACC-11). */
const PER_ACCOUNT = {
  'sign-up': { most: 5, windowMs: HOUR_MS },
  mail: { most: 5, windowMs: HOUR_MS },
  token: { most: 20, windowMs: QUARTER_HOUR_MS },
} as const

export type Attempt = keyof typeof PER_ACCOUNT

export type LimitAttempts = (attempt: Attempt, request: FastifyRequest, account: string) => Promise<void>

/** Slows down mailing, and trying links: so many attempts from an address, and so many on an account. */
export function limitAttempts(count: Counter, perAddress: number): LimitAttempts {
  return async (attempt, request, account) => {
    const { most, windowMs } = PER_ACCOUNT[attempt]
    const byAddress = await count(`${attempt}:from:${networkOf(request.ip)}`, windowMs)
    const byAccount = await count(`${attempt}:on:${nameless(account)}`, windowMs)
    if (byAddress > perAddress || byAccount > most) throw new Refused('too-many-requests')
  }
}

/** Redis holds no addresses of people. */
export const nameless = (account: string) =>
  createHash('sha256').update(account.toLowerCase()).digest('base64url')
