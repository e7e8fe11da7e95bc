import { describe, expect, it } from 'vitest'
import { encloses } from './encloses.ts'
import type { Outline } from './outline.ts'

/** An L: the upper right quarter is missing. */
const corner: Outline = [
  [0, 0],
  [50, 0],
  [50, 50],
  [100, 50],
  [100, 100],
  [0, 100],
]

describe('an outline', () => {
  it('encloses what lies inside of it, not what lies in its box alone', () => {
    expect(encloses(corner, [25, 25])).toBe(true)
    expect(encloses(corner, [75, 75])).toBe(true)
    expect(encloses(corner, [75, 25])).toBe(false)
    expect(encloses(corner, [-1, 50])).toBe(false)
  })

  it('encloses the same whichever way round it was drawn', () => {
    expect(encloses(corner.toReversed(), [25, 25])).toBe(true)
    expect(encloses(corner.toReversed(), [75, 25])).toBe(false)
  })

  it('encloses nothing as a single point', () => {
    expect(encloses([[5, 5]], [5, 5])).toBe(false)
    expect(encloses([], [5, 5])).toBe(false)
  })
})
