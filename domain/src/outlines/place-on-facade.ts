import { centroid } from '../geometry/centroid.ts'
import type { Point } from '../geometry/outline.ts'
import type { Drawing } from './drawing.ts'

export type FacadeCorner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left'

/** A point is a corner of the façade when it is nearer than this share of the façade's diagonal. */
const NEAR = 0.08

/** Farthest out of all that is drawn, towards each corner; none where nothing is drawn. */
export function cornersOfAll(drawing: Drawing): ReadonlyMap<FacadeCorner, Point> {
  const points = [...drawing.values()].flat(2)
  const farthest = (worth: (point: Point) => number) =>
    points.reduce<Point | undefined>(
      (best, point) => (best && worth(best) >= worth(point) ? best : point),
      undefined,
    )
  const found = {
    'top-left': farthest(([x, y]) => -x - y),
    'top-right': farthest(([x, y]) => x - y),
    'bottom-right': farthest(([x, y]) => x + y),
    'bottom-left': farthest(([x, y]) => y - x),
  }
  const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const
  return new Map(corners.flatMap((corner) => (found[corner] ? [[corner, found[corner]] as const] : [])))
}

/** How a point on a picture is called: a corner of the façade, else by the outline that it is nearest to (OUT-05). */
export function placeOnFacade(
  at: Point,
  drawing: Drawing,
  corners: ReadonlyMap<FacadeCorner, Point>,
): FacadeCorner | { readonly of: number } | undefined {
  const [topLeft, bottomRight] = [corners.get('top-left'), corners.get('bottom-right')]
  const diagonal = topLeft && bottomRight ? far(topLeft, bottomRight) : 0
  const [corner] = [...corners]
    .filter(([, where]) => far(where, at) <= diagonal * NEAR)
    .sort(([, a], [, b]) => far(a, at) - far(b, at))
  if (corner) return corner[0]
  const [nearest] = [...drawing]
    .flatMap(([of, parts]) => parts.map((part) => ({ of, far: far(centroid(part), at) })))
    .sort((a, b) => a.far - b.far)
  return nearest && { of: nearest.of }
}

function far([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}
