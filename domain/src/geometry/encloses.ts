import type { Outline, Point } from './outline.ts'

/** Whether the point lies inside the outline: a ray from it to the right crosses an odd number of edges. */
export function encloses(outline: Outline, [x, y]: Point): boolean {
  let inside = false
  let [ax, ay] = outline.at(-1) ?? [x, y]
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    ;[ax, ay] = [bx, by]
  }
  return inside
}
