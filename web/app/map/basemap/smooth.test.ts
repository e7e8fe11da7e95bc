import { expect, it } from 'vitest'
import { banksOf, smooth } from './smooth.ts'

it('goes through every point it was drawn with', () => {
  const drawn = [
    [0, 0],
    [1, 2],
    [3, 1],
  ] as const
  const curve = smooth(drawn)
  for (const point of drawn) expect(curve).toContainEqual([...point])
  expect(curve.length).toBeGreaterThan(drawn.length)
})

it('draws the banks of a river as far apart as it is wide, in a closed ring', () => {
  const ring = banksOf([
    [20, 45, 1000],
    [20, 45.1, 1000],
  ])
  expect(ring.at(-1)).toEqual(ring[0])
  const [left, right] = [ring[0]?.[0] ?? 0, ring.at(-2)?.[0] ?? 0]
  const metres = Math.abs(left - right) * 111_320 * Math.cos(Math.PI / 4)
  expect(metres).toBeCloseTo(1000, -1)
})
