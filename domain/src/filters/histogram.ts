import type { Range } from './define-range.ts'

/** How many values lie in each of `bins` equal parts of the range; the greatest belongs to the last part. */
export function histogram(values: readonly number[], [least, greatest]: Range, bins: number): number[] {
  const counts = Array.from({ length: bins }, () => 0)
  const width = (greatest - least) / bins
  for (const value of values) {
    const bin = width > 0 ? Math.min(bins - 1, Math.floor((value - least) / width)) : 0
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts
}
