import { describe, expect, it } from 'vitest'
import type { PointPair } from '../geometry/homography.ts'
import type { Point } from '../geometry/outline.ts'
import { carrying } from './carrying.ts'

/** The same façade half as large, and moved. */
const there = ([x, y]: Point): Point => [x / 2 + 40, y / 2 + 10]
const CORNERS: readonly Point[] = [
  [0, 0],
  [800, 0],
  [800, 600],
  [0, 600],
]
const pairs: PointPair[] = CORNERS.map((from) => ({ from, to: there(from) }))

describe('carrying outlines to another camera view', () => {
  it('puts them where four pairs of points say, part by part [OUT-05]', () => {
    const parts = [
      [
        [100, 100],
        [200, 100],
        [200, 300],
      ],
      [
        [300, 100],
        [400, 100],
        [400, 300],
      ],
    ] as const
    const carried = carrying(pairs)?.carry(parts)
    expect(carried?.map((part) => part.map((point) => point.map((value) => Math.round(value))))).toEqual([
      [
        [90, 60],
        [140, 60],
        [140, 160],
      ],
      [
        [190, 60],
        [240, 60],
        [240, 160],
      ],
    ])
  })

  it('says how far each pair is off, in pixels: a wrong one stands out [OUT-05]', () => {
    const wrong = {
      from: [400, 300] as Point,
      to: [there([400, 300])[0] + 30, there([400, 300])[1]] as Point,
    }
    const errors = carrying([...pairs, wrong])?.errors ?? []
    expect(errors).toHaveLength(5)
    expect(errors.indexOf(Math.max(...errors))).toBe(4)
    expect(carrying(pairs)?.errors.every((error) => error < 1e-6)).toBe(true)
  })

  it('waits for four pairs [OUT-05]', () => {
    expect(carrying(pairs.slice(1))).toBeUndefined()
  })
})
