import type { Point } from './outline.ts'

/** How one plane seen by a camera becomes the same plane seen by another: nine numbers, row by row. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]

export interface PointPair {
  readonly from: Point
  readonly to: Point
}

/** Points that lie on one line, or on one another, say nothing about a plane. */
const SINGULAR = 1e-9

/** From four pairs of points exactly, from more as well as can be. Undefined when they do not span a plane. */
export function homography(pairs: readonly PointPair[]): Homography | undefined {
  if (pairs.length < 4) return undefined
  // Both sides are brought to the size of 1 first, else squares of thousands drown the rest.
  const [from, to] = [unit(pairs.map((pair) => pair.from)), unit(pairs.map((pair) => pair.to))]
  if (!from || !to) return undefined
  const rows = pairs.flatMap((pair) => equations(from.apply(pair.from), to.apply(pair.to)))
  const found = leastSquares(rows)
  if (!found) return undefined
  return normalised(multiply(to.back, multiply([...found, 1] as unknown as Homography, from.there)))
}

/** Where a point of the one plane lies in the other. */
export function project([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const depth = g * x + h * y + i
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
}

/** The way back. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return normalised([
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ])
}

type Equation = readonly [coefficients: readonly number[], value: number]

/** u = (ax + by + c) / (gx + hy + 1) and v = (dx + ey + f) / (gx + hy + 1), without the fractions. */
function equations([x, y]: Point, [u, v]: Point): Equation[] {
  return [
    [[x, y, 1, 0, 0, 0, -x * u, -y * u], u],
    [[0, 0, 0, x, y, 1, -x * v, -y * v], v],
  ]
}

/** By the normal equations, and Gauss's elimination with the largest pivot. */
function leastSquares(rows: readonly Equation[]): number[] | undefined {
  const size = 8
  const system = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) =>
      rows.reduce((sum, [row, value]) => sum + (row[i] ?? 0) * (j < size ? (row[j] ?? 0) : value), 0),
    ),
  )
  for (let column = 0; column < size; column++) {
    const below = system.slice(column)
    const pivot = below.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    )
    if (Math.abs(pivot[column] ?? 0) < SINGULAR) return undefined
    system.splice(system.indexOf(pivot), 1)
    system.splice(column, 0, pivot)
    for (const row of system) {
      if (row === pivot) continue
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let j = column; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0)
    }
  }
  return system.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1))
}

/** Around the middle, one from it on average. */
function unit(points: readonly Point[]) {
  const count = points.length
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / count)
  const [mx = 0, my = 0] = middle
  const size = points.reduce((sum, [x, y]) => sum + Math.hypot(x - mx, y - my), 0) / count
  if (size === 0) return undefined
  const there: Homography = [1 / size, 0, -mx / size, 0, 1 / size, -my / size, 0, 0, 1]
  const back: Homography = [size, 0, mx, 0, size, my, 0, 0, 1]
  return { there, back, apply: (point: Point) => project(there, point) }
}

function multiply(p: Homography, q: Homography): Homography {
  const cell = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + (p[row * 3 + k] ?? 0) * (q[k * 3 + column] ?? 0), 0)
  return [
    ...[cell(0, 0), cell(0, 1), cell(0, 2)],
    ...[cell(1, 0), cell(1, 1), cell(1, 2)],
    ...[cell(2, 0), cell(2, 1), cell(2, 2)],
  ] as unknown as Homography
}

function normalised(h: Homography): Homography {
  return h.map((value) => value / h[8]) as unknown as Homography
}
