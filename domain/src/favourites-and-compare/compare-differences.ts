/** How a row of the comparison reads: equal rows fade, others are marked (CMP-05). */
export interface RowDifference {
  readonly differs: boolean
  /** For each value, whether it differs from the most frequent one. When all values differ, none is marked. */
  readonly departs: readonly boolean[]
}

export function rowDifference(values: readonly string[]): RowDifference {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  // Of two values that are equally frequent, the first counts as the common one.
  const usual = [...counts].find(([, count]) => count === most)?.[0]
  return {
    differs: counts.size > 1,
    departs: values.map((value) => counts.size > 1 && most > 1 && value !== usual),
  }
}
