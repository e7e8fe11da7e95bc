/** Takes turns, so that whatever else the machine does falls on all alike; gives the rates turn by turn. */
export async function interleaved(
  turns: number,
  measures: readonly (() => Promise<number>)[],
): Promise<number[][]> {
  const rates: number[][] = []
  // The first turn warms up and is not counted.
  for (let turn = 0; turn <= turns; turn++) {
    const row: number[] = []
    for (const measure of measures) row.push(await measure())
    if (turn > 0) rates.push(row)
  }
  return rates
}
