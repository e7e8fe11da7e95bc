import type { Outline } from './outline.ts'

/** How high an upright line at x meets the edges of the outlines. */
export function crossings(points: readonly Outline[], x: number): number[] {
  return points.flatMap((outline) =>
    outline.flatMap(([bx, by], i) => {
      const [ax, ay] = outline.at(i - 1) ?? [bx, by]
      if (ax === bx || x < Math.min(ax, bx) || x > Math.max(ax, bx)) return []
      return [ay + ((by - ay) * (x - ax)) / (bx - ax)]
    }),
  )
}
