/** Floors in short, neighbours as one: 1, 2, 3 and 6 are "1–3, 6". */
export function floorRanges(floors: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const floor of floors.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && floor <= last[1] + 1) last[1] = floor
    else ranges.push([floor, floor])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
