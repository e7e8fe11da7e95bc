import type { Box } from './box.ts'
import { crossings } from './crossings.ts'
import type { Outline } from './outline.ts'

/** From one edge of a shape to the other, along a line. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Measured a little inside, where the corners of a balcony do not count as the side. */
const DEPTH = 0.15

/** The left or right side of a shape. In a steep perspective the boxes of two floors overlap; their sides do not. */
export function sideOf(points: readonly Outline[], box: Box, side: 'left' | 'right'): Stretch {
  const depth = (box.right - box.left) * DEPTH
  return uprightAt(points, box, side === 'left' ? box.left + depth : box.right - depth)
}

/** What an upright line at x meets of the shape. */
export function uprightAt(points: readonly Outline[], { top, bottom }: Box, x: number): Stretch {
  const met = crossings(points, x)
  return met.length > 1 ? { from: Math.min(...met), to: Math.max(...met) } : { from: top, to: bottom }
}
