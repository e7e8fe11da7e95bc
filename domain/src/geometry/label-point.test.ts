import { describe, expect, it } from 'vitest'
import { labelPoint } from './label-point.ts'

describe('where a label stands', () => {
  it('is the middle of a plain outline', () => {
    expect(
      labelPoint([
        [0, 0],
        [100, 0],
        [100, 40],
        [0, 40],
      ]),
    ).toEqual([50, 20])
  })

  it('does not depend on which way round the outline was drawn', () => {
    expect(
      labelPoint([
        [0, 40],
        [100, 40],
        [100, 0],
        [0, 0],
      ]),
    ).toEqual([50, 20])
  })

  it('lies inside an outline whose centroid is outside, as far from its edges as there is room', () => {
    const [x, y] = labelPoint([
      [0, 0],
      [100, 0],
      [100, 100],
      [80, 100],
      [80, 20],
      [0, 20],
    ])
    expect(y < 20 || x > 80).toBe(true)
    expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(8)
  })

  it('leaves a narrow tail aside', () => {
    const [x] = labelPoint([
      [0, 0],
      [60, 0],
      [60, 28],
      [400, 28],
      [400, 32],
      [60, 32],
      [60, 60],
      [0, 60],
    ])
    expect(x).toBeLessThan(60)
  })

  it('is the point itself for a marker, and the middle of a mere line', () => {
    expect(labelPoint([[7, 9]])).toEqual([7, 9])
    expect(
      labelPoint([
        [0, 0],
        [10, 20],
      ]),
    ).toEqual([5, 10])
  })
})
