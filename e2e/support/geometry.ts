import type { Point } from './dataset.ts'

const STEPS = 20

/** Even-odd rule: how many edges a ray to the right crosses. */
function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline.at(i - 1) ?? [ax, ay]
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside
  })
  return inside
}

/** The point of a grid that lies deepest inside the outline and outside the others; undefined where none does. */
export function innerPoint(
  outline: readonly Point[],
  others: readonly (readonly Point[])[],
): Point | undefined {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const near = others.filter((other) => overlaps(outline, other))
  let best: { point: Point; depth: number } | undefined
  for (let i = 1; i < STEPS; i++)
    for (let j = 1; j < STEPS; j++) {
      const point: Point = [left + (width * i) / STEPS, top + (height * j) / STEPS]
      if (!contains(outline, point) || near.some((other) => contains(other, point))) continue
      const depth = Math.min(...[outline, ...near].map((one) => distanceToEdge(one, point)))
      if (!best || depth > best.depth) best = { point, depth }
    }
  return best?.point
}

function overlaps(a: readonly Point[], b: readonly Point[]): boolean {
  return [0, 1].every((axis) => {
    const [from, to] = [a.map((point) => point[axis] ?? 0), b.map((point) => point[axis] ?? 0)]
    return Math.min(...from) <= Math.max(...to) && Math.min(...to) <= Math.max(...from)
  })
}

function distanceToEdge(outline: readonly Point[], [x, y]: Point): number {
  const distances = outline.map(([ax, ay], i) => {
    const [bx, by] = outline.at(i - 1) ?? [ax, ay]
    const [dx, dy] = [bx - ax, by - ay]
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
    return Math.hypot(x - ax - along * dx, y - ay - along * dy)
  })
  return Math.min(...distances)
}
