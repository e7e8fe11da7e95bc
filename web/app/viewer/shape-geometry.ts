import { areaOf, type Box, boxOf } from '@belvedere/domain/geometry/box'
import { crossings } from '@belvedere/domain/geometry/crossings'
import { labelPoint } from '@belvedere/domain/geometry/label-point'
import type { Outline, Point } from '@belvedere/domain/geometry/outline'

export interface ShapeGeometry {
  readonly isMarker: boolean
  /** SVG path data of all outlines. */
  readonly path: string
  readonly box: Box
  /** The largest outline carries the label; its size decides whether there is room for one. */
  readonly labelBox: Box
  readonly labelAt: Point
  /** Where the stem of a chip stands. */
  readonly top: Point
}

const known = new WeakMap<readonly Outline[], ShapeGeometry>()

export function shapeGeometry(points: readonly Outline[]): ShapeGeometry {
  const before = known.get(points)
  if (before) return before
  const geometry = measure(points)
  known.set(points, geometry)
  return geometry
}

function measure(points: readonly Outline[]): ShapeGeometry {
  const box = boxOf(points.flat())
  const largest = points.toSorted((a, b) => areaOf(boxOf(b)) - areaOf(boxOf(a)))[0] ?? []
  let labelAt: Point | undefined
  return {
    isMarker: points.length === 1 && largest.length === 1,
    path: points.map(pathOf).join(''),
    box,
    labelBox: boxOf(largest),
    // Only when asked for: it takes long, and in a crowd few have a label.
    get labelAt() {
      labelAt ??= labelPoint(largest)
      return labelAt
    },
    top: topOf(points, box),
  }
}

function pathOf(outline: Outline): string {
  return `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

/** Above the middle of the shape, on its upper edge, so that the stem neither floats nor stands inside. */
function topOf(points: readonly Outline[], box: Box): Point {
  const x = (box.left + box.right) / 2
  return [x, Math.min(...crossings(points, x), box.bottom)]
}
