import { crossings } from './crossings.ts'
import { outlineCentre } from './outline-centre.ts'
import type { Outline, PicturePoint } from './viewer-types.ts'

/** In picture pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface ShapeGeometry {
  readonly isMarker: boolean
  /** SVG path data of all outlines. */
  readonly path: string
  readonly box: Box
  /** The largest outline carries the label; its size decides whether there is room for one. */
  readonly labelBox: Box
  readonly labelAt: PicturePoint
  /** Where the stem of a chip stands. */
  readonly top: PicturePoint
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
  const largest = points.reduce(
    (best, outline) => (area(outline) > area(best) ? outline : best),
    points[0] ?? [],
  )
  let centre: PicturePoint | undefined
  return {
    isMarker: points.length === 1 && largest.length === 1,
    path: points.map(pathOf).join(''),
    box,
    labelBox: boxOf(largest),
    // Only when asked for: it takes long, and in a crowd few have a label.
    get labelAt() {
      centre ??= outlineCentre(largest)
      return centre
    },
    top: topOf(points, box),
  }
}

function pathOf(outline: Outline): string {
  return `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

function boxOf(points: readonly PicturePoint[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

function area(outline: Outline): number {
  const { left, top, right, bottom } = boxOf(outline)
  return (right - left) * (bottom - top)
}

/** Above the middle of the shape, on its upper edge, so that the stem neither floats nor stands inside. */
function topOf(points: readonly Outline[], box: Box): PicturePoint {
  const x = (box.left + box.right) / 2
  return [x, Math.min(...crossings(points, x), box.bottom)]
}
