export type Points = readonly (readonly [x: number, y: number])[]

/** Samples along each side of a pixel. */
export const SAMPLES = 4

/**
 * The stretches of a row of samples that lie within a polygon, as numbers of samples from and to. Row and samples are counted
 * from the picture's corner, four a pixel; the even-odd rule.
 */
export function stretches(points: Points, row: number): [from: number, to: number][] {
  const y = (row + 0.5) / SAMPLES
  const crossed: number[] = []
  let [ax, ay] = points.at(-1) ?? [0, 0]
  for (const [bx, by] of points) {
    if (ay > y !== by > y) crossed.push(ax + ((bx - ax) * (y - ay)) / (by - ay))
    ;[ax, ay] = [bx, by]
  }
  crossed.sort((a, b) => a - b)
  const found: [number, number][] = []
  for (let i = 0; i + 1 < crossed.length; i += 2)
    found.push([sampleAfter(crossed[i] ?? 0), sampleAfter(crossed[i + 1] ?? 0)])
  return found
}

/** The first sample whose middle is not left of it. */
function sampleAfter(x: number): number {
  return Math.ceil(x * SAMPLES - 0.5)
}

export function rowsOf(points: Points): [from: number, to: number] {
  const ys = points.map(([, y]) => y * SAMPLES)
  return [Math.floor(Math.min(...ys)), Math.ceil(Math.max(...ys))]
}
