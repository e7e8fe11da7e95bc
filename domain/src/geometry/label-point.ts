import polylabel from 'polylabel'
import { boxOf } from './box.ts'
import { centroid } from './centroid.ts'
import { distanceToOutline } from './distance-to-outline.ts'
import { encloses } from './encloses.ts'
import type { Outline, Point } from './outline.ts'

/** As a share of the outline's shorter side. */
const PRECISION = 0.01
/** The centroid looks most like the middle; it serves when it has this share of the greatest clearance. */
const CENTROID_IS_GOOD = 0.75

/** Where a label stands: the centroid, or, in a crooked outline, the point farthest from every edge. */
export function labelPoint(outline: Outline): Point {
  const middle = centroid(outline)
  const { left, top, right, bottom } = boxOf(outline)
  const shorter = Math.min(right - left, bottom - top)
  if (outline.length < 3 || shorter === 0) return middle
  const farthest = polylabel([outline.map(([x, y]) => [x, y])], shorter * PRECISION)
  const clearance = encloses(outline, middle) ? distanceToOutline(outline, middle) : 0
  return clearance >= CENTROID_IS_GOOD * farthest.distance ? middle : [farthest[0], farthest[1]]
}
