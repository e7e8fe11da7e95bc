/** How a row of the comparison reads: equal rows fade, others are marked (CMP-05). */
export interface RowDifference {
  readonly differs: boolean
  /** Value by value: whether it departs from what most have. When no two are alike, none does. */
  readonly departs: readonly boolean[]
}

export function rowDifference(values: readonly string[]): RowDifference {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  // Where two values are as frequent, the first stands for all.
  const usual = [...counts].find(([, count]) => count === most)?.[0]
  return {
    differs: counts.size > 1,
    departs: values.map((value) => counts.size > 1 && most > 1 && value !== usual),
  }
}
