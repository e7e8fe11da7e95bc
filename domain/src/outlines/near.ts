import { boxAround, boxOf } from '../geometry/box.ts'
import type { Point } from '../geometry/outline.ts'
import { type SpatialIndex, spatialIndex } from '../geometry/spatial-index.ts'
import type { Drawing } from './drawing.ts'

type Index = SpatialIndex<{ readonly of: number }>

/** A pointer asks at every frame, and the drawing stays the same until it lets go. */
const known = new WeakMap<Drawing, Index>()

/** The outlines that may have a point or an edge within reach of a place: few, however many are drawn. */
export function near(drawing: Drawing, at: Point, reach: number): Drawing {
  const index = known.get(drawing) ?? indexOf(drawing)
  known.set(drawing, index)
  const found = index.within(boxAround(at, 2 * reach, 2 * reach))
  return new Map(found.map(({ of }) => [of, drawing.get(of) ?? []]))
}

function indexOf(drawing: Drawing): Index {
  const placed = [...drawing].flatMap(([of, points]) => {
    const corners = points.flat()
    return corners.length > 0 ? [{ of, points, box: boxOf(corners) }] : []
  })
  return spatialIndex(placed, (one) => one)
}
