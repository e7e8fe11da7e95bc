import { describe, expect, it } from 'vitest'
import { snap } from './snap.ts'

const neighbour = [
  [100, 100],
  [200, 100],
  [200, 160],
  [100, 160],
] as const
/** At a zoom where a pixel of the picture is two on the screen, 8 screen pixels are 4. */
const near = { outlines: [neighbour], reach: 4 }

describe('snapping', () => {
  it('goes to a neighbour’s point within reach, before any edge [OUT-02]', () => {
    expect(snap([98, 103], near)).toEqual([100, 100])
    expect(snap([201, 158], near)).toEqual([200, 160])
  })

  it('goes to the nearest place on an edge where no point is near [OUT-02]', () => {
    expect(snap([150, 97], near)).toEqual([150, 100])
    expect(snap([203, 130], near)).toEqual([200, 130])
  })

  it('lets go farther away [OUT-02]', () => {
    expect(snap([150, 95], near)).toEqual([150, 95])
    expect(snap([95, 95], { outlines: [], reach: 4 })).toEqual([95, 95])
  })

  it('keeps the direction of the line: level, upright or halfway [OUT-02]', () => {
    expect(snap([90, 13], { ...near, straightFrom: [10, 10] })).toEqual([90, 10])
    expect(snap([13, 90], { ...near, straightFrom: [10, 10] })).toEqual([
      expect.closeTo(10),
      expect.closeTo(90),
    ])
    const [x, y] = snap([60, 58], { ...near, straightFrom: [10, 10] })
    expect(x).toBeCloseTo(59)
    expect(y).toBeCloseTo(59)
  })
})
