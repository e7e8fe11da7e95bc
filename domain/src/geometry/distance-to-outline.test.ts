import { describe, expect, it } from 'vitest'
import { distanceToOutline } from './distance-to-outline.ts'
import type { Outline } from './outline.ts'

const room: Outline = [
  [0, 0],
  [100, 0],
  [100, 40],
  [0, 40],
]

describe('the distance to an outline', () => {
  it('is that to the nearest edge, from inside and from outside', () => {
    expect(distanceToOutline(room, [50, 15])).toBe(15)
    expect(distanceToOutline(room, [50, -15])).toBe(15)
    expect(distanceToOutline(room, [97, 20])).toBe(3)
  })

  it('is that to a corner where no edge is nearer', () => {
    expect(distanceToOutline(room, [103, 44])).toBe(5)
  })

  it('is that to the point of a marker', () => {
    expect(distanceToOutline([[7, 9]], [10, 13])).toBe(5)
  })
})
