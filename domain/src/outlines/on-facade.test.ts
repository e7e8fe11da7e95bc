import { describe, expect, it } from 'vitest'
import type { Outline, Point } from '../geometry/outline.ts'
import { isOnFacade } from './on-facade.ts'

const CORNERS: readonly Point[] = [
  [0, 0],
  [400, 40],
  [400, 260],
  [0, 300],
  [200, 150],
]
const at = (x: number, y: number): Outline[] => [
  [
    [x - 5, y - 5],
    [x + 5, y - 5],
    [x + 5, y + 5],
    [x - 5, y + 5],
  ],
]

describe('an outline on a façade', () => {
  it('stands between the points that were set on it, or a little past them [OUT-05]', () => {
    expect(isOnFacade(CORNERS, at(100, 100))).toBe(true)
    expect(isOnFacade(CORNERS, at(-10, 150))).toBe(true)
    expect(isOnFacade(CORNERS, at(200, -40))).toBe(false)
    expect(isOnFacade(CORNERS, at(600, 150))).toBe(false)
    expect(isOnFacade(CORNERS.slice(0, 2), at(100, 100))).toBe(false)
  })
})
