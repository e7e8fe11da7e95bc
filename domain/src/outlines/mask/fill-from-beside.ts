import { GROUND, type Labelled } from './labelled.ts'
import type { Colour, Pixels } from './pixels.ts'

export const UNKNOWN = -1
/** So far a soft edge reaches. A blend of two colours may look like a third, but seldom like one that is so near. */
const REACH = 3
/** A pixel that is more than half as far from the nearest colour as from the second may be of either. */
const DOUBT = 0.5

/** Gives the unknown pixels the nearest of the colours beside them, in place. Gives back how many are in doubt. */
export function fillFromBeside(
  { width, height, labels, colours }: Labelled,
  { data }: Pick<Pixels, 'data'>,
  unknown: readonly number[],
): number {
  let doubtful = 0
  let left = unknown
  while (left.length > 0) {
    const found = left.map(nearestBeside)
    for (const [i, pixel] of left.entries()) labels[pixel] = found[i] ?? UNKNOWN
    const still = left.filter((_, i) => found[i] === UNKNOWN)
    if (still.length === left.length) {
      // A picture without one flat colour.
      for (const pixel of still) labels[pixel] = GROUND
      break
    }
    left = still
  }
  return doubtful

  function nearestBeside(pixel: number): number {
    let [nearest, distance, second] = [UNKNOWN, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (const label of labelsBeside(pixel)) {
      const far = distanceTo(pixel * 4, colours[label] ?? [0, 0, 0])
      if (far < distance) [nearest, distance, second] = [label, far, distance]
      else second = Math.min(second, far)
    }
    if (distance > second * DOUBT) doubtful++
    return nearest
  }

  function labelsBeside(pixel: number): Set<number> {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const beside = new Set<number>()
    let last = UNKNOWN
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++)
      for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column++) {
        const label = labels[row * width + column] ?? UNKNOWN
        if (label !== last && label !== UNKNOWN) beside.add(label)
        last = label
      }
    return beside
  }

  function distanceTo(at: number, [red, green, blue]: Colour): number {
    return Math.hypot((data[at] ?? 0) - red, (data[at + 1] ?? 0) - green, (data[at + 2] ?? 0) - blue)
  }
}
