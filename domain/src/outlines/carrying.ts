import { type Homography, homography, type PointPair, project } from '../geometry/homography.ts'
import type { Outline } from '../geometry/outline.ts'

export interface Carrying {
  readonly carry: (parts: readonly Outline[]) => readonly Outline[]
  /** Of each pair, in pixels of the picture carried to; four pairs always agree. */
  readonly errors: readonly number[]
}

/** How outlines come from one camera view into another (OUT-05). Undefined while the pairs do not span a façade. */
export function carrying(pairs: readonly PointPair[]): Carrying | undefined {
  const plane = homography(pairs)
  if (!plane) return undefined
  return {
    carry: (parts) => parts.map((part) => part.map((point) => project(plane, point))),
    errors: pairs.map((pair) => errorOf(plane, pair)),
  }
}

function errorOf(plane: Homography, { from, to }: PointPair): number {
  const [x, y] = project(plane, from)
  return Math.hypot(x - to[0], y - to[1])
}
