import { centroid } from '../geometry/centroid.ts'
import { encloses } from '../geometry/encloses.ts'
import type { Outline, Point } from '../geometry/outline.ts'

/** A façade reaches a little past the points that were set on it: they are set inside of its corners. */
const PAST = 1.12

/** Whether an outline stands where the points of a façade are; others are in another plane, and to be checked (OUT-05). */
export function isOnFacade(points: readonly Point[], parts: readonly Outline[]): boolean {
  const [part] = parts
  if (!part || points.length < 3) return false
  const hull = hullOf(points)
  const [mx, my] = centroid(hull)
  const wider = hull.map(([x, y]): Point => [mx + (x - mx) * PAST, my + (y - my) * PAST])
  return encloses(wider, centroid(part))
}

/** The polygon around all points. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const half = (along: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of along) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turn([ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0], [x, y]: Point): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax)
}
