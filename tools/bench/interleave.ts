/** One figure beside another, from turns taken one after the other: what else the machine does falls on both alike. */
export type Pair = { ours: number; theirs: number; ratio: number }

/** Gives the medians of both, and the median of the turns' ratios. The first turn warms up and is not counted. */
export async function interleave(
  turns: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Pair> {
  const rates: { ours: number; theirs: number }[] = []
  for (let turn = -1; turn < turns; turn += 1) {
    const first = turn % 2 === 0 ? ours : theirs
    const one = await first()
    const other = await (first === ours ? theirs : ours)()
    if (turn < 0) continue
    rates.push(first === ours ? { ours: one, theirs: other } : { ours: other, theirs: one })
  }
  return {
    ours: median(rates.map((rate) => rate.ours)),
    theirs: median(rates.map((rate) => rate.theirs)),
    ratio: median(rates.map((rate) => rate.ours / rate.theirs)),
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}
