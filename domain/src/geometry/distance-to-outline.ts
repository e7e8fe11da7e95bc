import type { Outline, Point } from './outline.ts'

/** From a point to the nearest edge, inside or outside. */
export function distanceToOutline(outline: Outline, [x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY
  let [ax, ay] = outline.at(-1) ?? [x, y]
  for (const [bx, by] of outline) {
    nearest = Math.min(nearest, distanceToEdge(x - ax, y - ay, bx - ax, by - ay))
    ;[ax, ay] = [bx, by]
  }
  return nearest
}

/** From a point to the edge (0, 0)–(ex, ey). */
function distanceToEdge(px: number, py: number, ex: number, ey: number): number {
  const length = ex * ex + ey * ey
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * ex + py * ey) / length))
  return Math.hypot(px - along * ex, py - along * ey)
}
