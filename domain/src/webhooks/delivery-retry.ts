const FIRST_MS = 5_000
const LONGEST_MS = 4 * 3_600_000
/** With four hours between most of them: a little more than three days. */
const MOST_TRIES = 30
/** So that what failed together does not come back together. */
const SPREAD = 0.1

/** How long a receiver may ask us to wait by `Retry-After`. */
export const ASKED_TO_WAIT_MAX_MS = LONGEST_MS

/**
 * A delivery that failed is tried again twice as late each time, at most four hours later and a random bit more; undefined
 * when three days of that are over (INB-04).
 */
export function tryDeliveryAgainAfterMs(tries: number, chance: number): number | undefined {
  if (tries >= MOST_TRIES) return undefined
  const base = Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS)
  return Math.round(base * (1 + SPREAD * chance))
}
