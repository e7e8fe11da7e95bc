export type LngLat = [longitude: number, latitude: number]
/** A point of a river's middle, and how wide it is there. */
export type Reach = readonly [longitude: number, latitude: number, metres: number]

const STEPS = 6
const METRES_PER_DEGREE = 111_320

/** A curve through all the points (Catmull–Rom): what was drawn with a few of them flows. */
export function smooth<Point extends readonly number[]>(points: readonly Point[]): Point[] {
  const curve: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [from, to] = [points[i], points[i + 1]]
    if (!from || !to) break
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to]
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      curve.push(
        from.map((value, axis) =>
          between(before[axis] ?? value, value, to[axis] ?? value, after[axis] ?? value, t),
        ) as readonly number[] as Point,
      )
    }
  }
  const last = points.at(-1)
  return last ? [...curve, last] : curve
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
}

/** The banks of a river as one ring: down the left side, up the right one. */
export function banksOf(reaches: readonly Reach[]): LngLat[] {
  const middle = smooth(reaches)
  const sides = middle.map(([longitude, latitude, metres], i) => {
    const [before, after] = [middle[i - 1] ?? middle[i], middle[i + 1] ?? middle[i]]
    const narrowing = Math.cos((latitude * Math.PI) / 180)
    const east = ((after?.[0] ?? 0) - (before?.[0] ?? 0)) * narrowing
    const north = (after?.[1] ?? 0) - (before?.[1] ?? 0)
    const half = metres / 2 / METRES_PER_DEGREE / (Math.hypot(east, north) || 1)
    const aside: LngLat = [(-north * half) / narrowing, east * half]
    return { longitude, latitude, aside }
  })
  const bank = (side: 1 | -1) =>
    sides.map(
      ({ longitude, latitude, aside }): LngLat => [longitude + side * aside[0], latitude + side * aside[1]],
    )
  const ring = [...bank(1), ...bank(-1).reverse()]
  const [first] = ring
  return first ? [...ring, first] : ring
}
