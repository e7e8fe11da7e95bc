import { colourOfCube, cubesAround } from './colour-cubes.ts'
import type { Colour } from './pixels.ts'

/** Darker than this is the ground between the apartments. */
const GROUND_BELOW = 40
/** A colour that fewer pixels have is the noise of an edge. */
const MIN_PIXELS = 24

export interface FoundColours {
  /** How many there are with the ground, which is number 0. */
  readonly count: number
  /** The number of the colour of each cube; -1 for noise. */
  readonly numberOf: Int32Array
}

/**
 * The flat colours of a mask: the peaks in the count of colours. What is left of a peak in the noise of a JPEG climbs to it,
 * always to the highest neighbour, so that two look-alikes stay two as long as there is a valley between them.
 */
export function findColours(counts: Uint32Array): FoundColours {
  const membersOf = Map.groupBy(filled(counts), climber(counts))
  let count = 1
  const numberOf = new Int32Array(counts.length).fill(-1)
  for (const members of membersOf.values()) {
    const colour = meanColour(counts, members)
    const isGround = Math.max(...colour) < GROUND_BELOW
    if (!isGround && sizeOf(counts, members) < MIN_PIXELS) continue
    const number = isGround ? 0 : count++
    for (const cube of members) numberOf[cube] = number
  }
  return { count, numberOf }
}

function filled(counts: Uint32Array): number[] {
  const cubes: number[] = []
  for (let cube = 0; cube < counts.length; cube++) if (counts[cube]) cubes.push(cube)
  return cubes
}

/** From a cube to the peak it belongs to. */
function climber(counts: Uint32Array): (cube: number) => number {
  const peaks = new Map<number, number>()
  return function peakOf(cube): number {
    const known = peaks.get(cube)
    if (known !== undefined) return known
    let highest = cube
    // Of two equals the first is the higher, so that nobody climbs in circles.
    for (const other of cubesAround(cube)) {
      const [a, b] = [counts[other] ?? 0, counts[highest] ?? 0]
      if (a > b || (a === b && other < highest)) highest = other
    }
    const peak = highest === cube ? cube : peakOf(highest)
    peaks.set(cube, peak)
    return peak
  }
}

function sizeOf(counts: Uint32Array, cubes: readonly number[]): number {
  return cubes.reduce((sum, cube) => sum + (counts[cube] ?? 0), 0)
}

function meanColour(counts: Uint32Array, cubes: readonly number[]): Colour {
  const sum: [number, number, number] = [0, 0, 0]
  for (const cube of cubes) {
    const colour = colourOfCube(cube)
    for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel] * (counts[cube] ?? 0)
  }
  const size = sizeOf(counts, cubes)
  return [sum[0] / size, sum[1] / size, sum[2] / size]
}
