import type { Vector } from '../render/solids.ts'

/** Half an hour after sunset: embers in the west, on the left, and the blue hour above. */
export function eveningSky(dx: number, dy: number, dz: number): Vector {
  const height = Math.max(dz, 0)
  const west = Math.max(-dx * 0.94 + dy * 0.34, 0)
  const ember = Math.exp(-height * 5.2) * (0.16 + 0.84 * west ** 3)
  const rose = Math.exp(-height * 2.6) * (0.3 + 0.7 * west)
  const deep = Math.exp(-height * 1.3)
  return [
    0.02 + 0.03 * deep + 0.17 * rose + 1.25 * ember,
    0.035 + 0.05 * deep + 0.07 * rose + 0.46 * ember,
    0.1 + 0.15 * deep + 0.12 * rose + 0.12 * ember,
  ]
}
