import simplifyJs from 'simplify-js'
import type { Point } from './outline.ts'

/** Douglas and Peucker's: leaves out points that lie nearer to the line without them than so many pixels. */
export function simplify(line: readonly Point[], precision: number): readonly Point[] {
  return simplifyJs(
    line.map(([x, y]) => ({ x, y })),
    precision,
    true,
  ).map(({ x, y }) => [x, y] as const)
}
