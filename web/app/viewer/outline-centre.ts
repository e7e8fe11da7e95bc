import type { Outline, PicturePoint } from './viewer-types.ts'

/** Cells smaller than this share of the outline are not searched further. */
const PRECISION = 0.02
/** The centroid looks most like the middle; it serves when it has this share of the greatest clearance. */
const CENTROID_IS_GOOD = 0.75

interface Cell {
  readonly at: PicturePoint
  readonly half: number
  /** To the nearest edge; negative outside. */
  readonly clearance: number
}

/** Where a label stands: the centroid, or, in a crooked outline, the point farthest from every edge. */
export function outlineCentre(outline: Outline): PicturePoint {
  const centroid = centroidOf(outline)
  if (outline.length < 3) return centroid
  const farthest = farthestInside(outline, centroid)
  return clearanceAt(centroid, outline) >= CENTROID_IS_GOOD * farthest.clearance ? centroid : farthest.at
}

/** The pole of inaccessibility, found by splitting the cells that may still hold it. */
function farthestInside(outline: Outline, centroid: PicturePoint): Cell {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const half = Math.min(width, height) / 2
  let best = cellAt(centroid, 0, outline)
  if (half === 0) return best

  const cells: Cell[] = []
  for (let x = left + half; x < left + width + half; x += 2 * half)
    for (let y = top + half; y < top + height + half; y += 2 * half) cells.push(cellAt([x, y], half, outline))

  for (let cell = cells.pop(); cell; cell = cells.pop()) {
    if (cell.clearance > best.clearance) best = cell
    if (cell.clearance + cell.half * Math.SQRT2 <= best.clearance + half * PRECISION) continue
    const quarter = cell.half / 2
    const [x, y] = cell.at
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      cells.push(cellAt([x + dx * quarter, y + dy * quarter], quarter, outline))
  }
  return best
}

function cellAt(at: PicturePoint, half: number, outline: Outline): Cell {
  return { at, half, clearance: clearanceAt(at, outline) }
}

function clearanceAt([x, y]: PicturePoint, outline: Outline): number {
  let inside = false
  let nearest = Number.POSITIVE_INFINITY
  let [ax, ay] = outline.at(-1) ?? [x, y]
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    nearest = Math.min(nearest, distanceToEdge(x - ax, y - ay, bx - ax, by - ay))
    ;[ax, ay] = [bx, by]
  }
  return inside ? nearest : -nearest
}

/** From a point to the edge (0, 0)–(ex, ey). */
function distanceToEdge(px: number, py: number, ex: number, ey: number): number {
  const length = ex * ex + ey * ey
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * ex + py * ey) / length))
  return Math.hypot(px - along * ex, py - along * ey)
}

function centroidOf(outline: Outline): PicturePoint {
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

function meanOf(outline: Outline): PicturePoint {
  const count = Math.max(1, outline.length)
  return [
    outline.reduce((sum, [x]) => sum + x, 0) / count,
    outline.reduce((sum, [, y]) => sum + y, 0) / count,
  ]
}
