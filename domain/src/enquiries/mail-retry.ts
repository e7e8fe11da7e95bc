const FIRST_MS = 10_000
const LONGEST_MS = 3_600_000
/** With an hour between most of them: about five days, as mail servers do among themselves. */
const MOST_ATTEMPTS = 128

/**
 * A mail that was refused for the moment is tried again twice as late each time, at most an hour later; undefined when
 * it was tried often enough (SEC-07).
 */
export function tryMailAgainAfterMs(attempts: number): number | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined
  return Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)
}
