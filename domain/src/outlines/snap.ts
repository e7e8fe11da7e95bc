import type { Outline, Point } from '../geometry/outline.ts'

/** In screen pixels (OUT-02). */
export const SNAP_PX = 8

interface Snapping {
  /** Of the neighbours. */
  readonly outlines: Iterable<Outline>
  /** In pixels of the picture: what 8 screen pixels are at this zoom. */
  readonly reach: number
  /** With Shift: the line from here keeps to the nearest of eight directions. */
  readonly straightFrom?: Point | undefined
}

/** To the nearest point of a neighbour within reach, else to the nearest place on an edge. */
export function snap(at: Point, { outlines, reach, straightFrom }: Snapping): Point {
  if (straightFrom) return straight(straightFrom, at)
  let [corner, cornerFar, edge, edgeFar]: [Point, number, Point, number] = [at, reach, at, reach]
  for (const outline of outlines) {
    let from = outline.at(-1) ?? at
    for (const to of outline) {
      const far = distance(to, at)
      if (far <= cornerFar) [corner, cornerFar] = [to, far]
      const on = nearestOn(from, to, at)
      const beside = distance(on, at)
      if (beside <= edgeFar) [edge, edgeFar] = [on, beside]
      from = to
    }
  }
  return corner === at ? edge : corner
}

function straight([x, y]: Point, [tx, ty]: Point): Point {
  const eighth = Math.PI / 4
  const angle = Math.round(Math.atan2(ty - y, tx - x) / eighth) * eighth
  const along = (tx - x) * Math.cos(angle) + (ty - y) * Math.sin(angle)
  return [x + along * Math.cos(angle), y + along * Math.sin(angle)]
}

function nearestOn([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return [ax + share * dx, ay + share * dy]
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}
