import type { Outline, Point } from './outline.ts'

/** The centre of the outline's area; of a point or a mere line, the middle of its corners. */
export function centroid(outline: Outline): Point {
  let [sum, cx, cy] = [0, 0, 0]
  let [ax, ay] = outline.at(-1) ?? [0, 0]
  for (const [bx, by] of outline) {
    const cross = ax * by - bx * ay
    sum += cross
    cx += (ax + bx) * cross
    cy += (ay + by) * cross
    ;[ax, ay] = [bx, by]
  }
  return sum === 0 ? meanOf(outline) : [cx / (3 * sum), cy / (3 * sum)]
}

function meanOf(outline: Outline): Point {
  const count = Math.max(1, outline.length)
  return [
    outline.reduce((sum, [x]) => sum + x, 0) / count,
    outline.reduce((sum, [, y]) => sum + y, 0) / count,
  ]
}
