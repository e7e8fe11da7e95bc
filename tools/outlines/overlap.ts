import { type Points, rowsOf, stretches } from './raster.ts'

/** Intersection over union of two outlines of several parts, by counting samples: sixteen in each pixel. */
export function overlap(a: readonly Points[], b: readonly Points[]): number {
  const ranges = [...a, ...b].map(rowsOf)
  const [from, to] = [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))]
  let [both, either] = [0, 0]
  for (let row = from; row < to; row++) {
    const [inA, inB] = [merged(a, row), merged(b, row)]
    const shared = sharedLength(inA, inB)
    both += shared
    either += length(inA) + length(inB) - shared
  }
  return either === 0 ? 0 : both / either
}

type Stretches = readonly (readonly [from: number, to: number])[]

/** Of all parts, none counted twice. */
function merged(parts: readonly Points[], row: number): Stretches {
  const sorted = parts.flatMap((points) => stretches(points, row)).sort(([a], [b]) => a - b)
  const apart: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}

function length(all: Stretches): number {
  return all.reduce((sum, [from, to]) => sum + to - from, 0)
}

function sharedLength(a: Stretches, b: Stretches): number {
  return a.reduce(
    (sum, [from, to]) =>
      sum + b.reduce((own, [f, t]) => own + Math.max(0, Math.min(to, t) - Math.max(from, f)), 0),
    0,
  )
}
