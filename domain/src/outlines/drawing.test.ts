import { describe, expect, it } from 'vitest'
import type { Outline } from '../geometry/outline.ts'
import {
  addPart,
  addPoint,
  cutByFront,
  type Drawing,
  deletePoint,
  moveOutline,
  movePoint,
  removeOutline,
} from './drawing.ts'

const box = (left: number, top: number, right: number, bottom: number): Outline => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
/** Two neighbours with a wall between them. */
const drawing: Drawing = new Map([
  [1, [box(0, 0, 50, 50)]],
  [2, [box(50, 0, 100, 50)]],
])
const corner = { of: 1, part: 0, point: 1 }

describe('drawing', () => {
  it('moves a point in all neighbours that share it [OUT-01]', () => {
    const moved = movePoint(drawing, corner, [55, 5])
    expect(moved.get(1)?.[0]?.[1]).toEqual([55, 5])
    expect(moved.get(2)?.[0]?.[0]).toEqual([55, 5])
    expect(moved.get(2)?.[0]?.[3]).toEqual([50, 50])
  })

  it('moves it alone when told to [OUT-01]', () => {
    const moved = movePoint(drawing, corner, [55, 5], true)
    expect(moved.get(1)?.[0]?.[1]).toEqual([55, 5])
    expect(moved.get(2)).toBe(drawing.get(2))
  })

  it('adds a point on an edge and deletes one; a part of two points is none [OUT-01]', () => {
    const five = addPoint(drawing, { of: 1, part: 0, point: 0 }, [25, -5])
    expect(five.get(1)?.[0]).toEqual([
      [0, 0],
      [25, -5],
      [50, 0],
      [50, 50],
      [0, 50],
    ])
    const three = deletePoint(drawing, corner)
    expect(three.get(1)?.[0]).toHaveLength(3)
    expect(deletePoint(three, corner).get(1)).toEqual([])
  })

  it('moves, extends and takes away whole outlines [OUT-01]', () => {
    expect(moveOutline(drawing, 2, [3, -4]).get(2)?.[0]?.[0]).toEqual([53, -4])
    expect(addPart(drawing, 1, box(0, 60, 50, 90)).get(1)).toHaveLength(2)
    expect(addPart(drawing, 3, box(0, 60, 50, 90)).get(3)).toHaveLength(1)
    expect(removeOutline(drawing, 1).get(1)).toEqual([])
  })

  it('cuts what stands in front out of what it hides, and out of nothing else [OUT-01]', () => {
    const cut = cutByFront(new Map([...drawing, [3, [box(20, -10, 30, 60)]]]), 3)
    expect(cut.get(1)).toHaveLength(2)
    expect(cut.get(2)).toBe(drawing.get(2))
    expect(cut.get(3)).toEqual([box(20, -10, 30, 60)])
  })
})
