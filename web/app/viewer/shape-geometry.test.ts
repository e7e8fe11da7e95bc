import type { Outline } from '@belvedere/domain/geometry/outline'
import { describe, expect, it } from 'vitest'
import { shapeGeometry } from './shape-geometry.ts'

const gable: Outline = [
  [0, 40],
  [50, 10],
  [100, 40],
  [100, 90],
  [0, 90],
]
const beside: Outline = [
  [120, 60],
  [140, 60],
  [140, 80],
  [120, 80],
]

describe('the geometry of a shape', () => {
  it('is one path and one box for all its outlines', () => {
    const { path, box } = shapeGeometry([gable, beside])
    expect(path).toBe('M0 40L50 10L100 40L100 90L0 90ZM120 60L140 60L140 80L120 80Z')
    expect(box).toEqual({ left: 0, top: 10, right: 140, bottom: 90 })
  })

  it('puts the label into the largest outline', () => {
    expect(shapeGeometry([beside, gable]).labelBox).toEqual({ left: 0, top: 10, right: 100, bottom: 90 })
  })

  it('puts the stem of a chip on the upper edge above the middle', () => {
    expect(shapeGeometry([gable]).top).toEqual([50, 10])
    expect(
      shapeGeometry([
        [
          [0, 0],
          [80, 40],
          [80, 90],
          [0, 90],
        ],
      ]).top,
    ).toEqual([40, 20])
  })

  it('knows a marker: one point', () => {
    expect(shapeGeometry([[[12, 34]]])).toMatchObject({ isMarker: true, labelAt: [12, 34], top: [12, 34] })
    expect(shapeGeometry([gable]).isMarker).toBe(false)
  })
})
