import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlineArea, sharedArea, without } from './clip.ts'
import type { Outline } from './outline.ts'

const box = (left: number, top: number, right: number, bottom: number): Outline => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
const areaOf = (parts: readonly Outline[]) => parts.reduce((sum, part) => sum + outlineArea(part), 0)

describe('what stands in front', () => {
  it('is cut out of what it hides, which may fall apart [OUT-01]', () => {
    const left = without([box(0, 0, 100, 50)], [box(40, -10, 60, 60)])
    expect(left).toHaveLength(2)
    expect(areaOf(left)).toBe(4000)
  })

  it('leaves no hole when it stands in the middle: what is left falls into parts [OUT-01]', () => {
    const left = without([box(0, 0, 100, 100)], [box(40, 40, 60, 60)])
    expect(left.length).toBeGreaterThan(1)
    expect(areaOf(left)).toBeCloseTo(9600, 6)
    expect(sharedArea(left, [box(40, 40, 60, 60)])).toBeCloseTo(0, 6)
  })

  it('leaves alone what it does not touch', () => {
    expect(areaOf(without([box(0, 0, 10, 10)], [box(20, 0, 30, 10)]))).toBe(100)
  })
})

it('shares as much of one outline as is missing when it is cut out [OUT-08]', () => {
  const side = fc.integer({ min: 1, max: 80 })
  fc.assert(
    fc.property(side, side, side, side, (x, y, width, height) => {
      const [a, b] = [[box(30, 30, 70, 70)], [box(x, y, x + width, y + height)]]
      const across = Math.max(0, Math.min(70, x + width) - Math.max(30, x))
      const down = Math.max(0, Math.min(70, y + height) - Math.max(30, y))
      expect(sharedArea(a, b)).toBeCloseTo(across * down, 6)
      expect(areaOf(without(a, b))).toBeCloseTo(1600 - across * down, 6)
    }),
  )
})
