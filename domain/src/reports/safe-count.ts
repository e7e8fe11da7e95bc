/** Fewer of them in a week are told to nobody: one could guess who it was. */
export const LEAST_SHOWN = 10
const ROUNDED_TO = 5

/** How many did something, as it may leave the server; null where they were too few (INB-05). */
export const safeCount = (count: number): number | null =>
  count < LEAST_SHOWN ? null : Math.round(count / ROUNDED_TO) * ROUNDED_TO

/** Adds up what may be shown by itself, and nothing else: so no difference of two sums tells of a week that may not. */
export function safeSum(counts: readonly number[]): number | null {
  const shown = counts.map(safeCount).filter((count) => count !== null)
  return shown.length === 0 ? null : shown.reduce((sum, count) => sum + count, 0)
}
