import type { Counter } from '../../../platform/http/counter.ts'
import { Refused } from '../../../platform/http/refused.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const MOST_PER_MINUTE = 5
/** Of a million codes three fit at a time: whoever has the password guesses one within a day once in 6,000 tries. */
const MOST_PER_DAY = 50

export type LimitCodes = (who: { userId: number; device: string | undefined }) => Promise<void>

/** A device that the user has logged in with before counts by itself: nobody else locks it out. */
export function limitCodes(count: Counter): LimitCodes {
  return async ({ userId, device = 'others' }) => {
    const key = `code:${userId}:${device}`
    const [minute, day] = [await count(`${key}:minute`, MINUTE_MS), await count(`${key}:day`, DAY_MS)]
    if (minute > MOST_PER_MINUTE || day > MOST_PER_DAY) throw new Refused('too-many-requests')
  }
}
