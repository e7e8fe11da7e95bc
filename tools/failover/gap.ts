/** The longest time without an acknowledged write, in seconds. */
export function longestGapS(at: readonly number[]): number {
  const inOrder = at.toSorted((a, b) => a - b)
  const gaps = inOrder.slice(1).map((time, nth) => time - (inOrder[nth] ?? time))
  return Math.max(0, ...gaps) / 1_000
}
