type Points = readonly (readonly [number, number])[]

/** Intersection over union of two outlines of several parts, by counting points of a grid over both. */
export function overlap(a: readonly Points[], b: readonly Points[]): number {
  const all = [...a, ...b].flat()
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const step = Math.max(0.5, Math.sqrt(((right - left) * (bottom - top)) / 40_000))
  let [both, either] = [0, 0]
  for (let y = top + step / 2; y < bottom; y += step)
    for (let x = left + step / 2; x < right; x += step) {
      const [inA, inB] = [isInside(a, x, y), isInside(b, x, y)]
      if (inA && inB) both += 1
      if (inA || inB) either += 1
    }
  return either === 0 ? 0 : both / either
}

function isInside(parts: readonly Points[], x: number, y: number): boolean {
  return parts.some((part) => {
    let inside = false
    let [ax, ay] = part.at(-1) ?? [0, 0]
    for (const [bx, by] of part) {
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
      ;[ax, ay] = [bx, by]
    }
    return inside
  })
}
