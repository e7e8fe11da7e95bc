import type { Placed } from './box.ts'
import { type Stretch, sideOf, uprightAt } from './sides.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

export interface PlacedShape extends Placed {
  readonly id: string
}

/** Two shapes face each other when they share this much of the shorter one. Floors stack more loosely than rooms do. */
const FACING = { beside: 0.5, stacked: 0.15 }
/** Farther to the side than this many times the way ahead is no longer that direction. */
const WIDEST = 3
const GAP_COST = 3
const DISTANCE_COST = 0.5
const OFFSET_COST = { facing: 0.3, aslant: 4 }

/** The shape an arrow key leads to: the next in that direction, sooner across an edge than across a gap. */
export function neighbour(
  shapes: readonly PlacedShape[],
  fromId: string,
  direction: Direction,
): string | undefined {
  const from = shapes.find(({ id }) => id === fromId)
  if (!from) return undefined
  let best: { id: string; cost: number } | undefined
  for (const shape of shapes) {
    const cost = shape === from ? undefined : costOf(way(from, shape, direction))
    if (cost !== undefined && (!best || cost < best.cost)) best = { id: shape.id, cost }
  }
  return best?.id
}

interface Way {
  readonly ahead: number
  readonly gap: number
  readonly offset: number
  readonly facing: boolean
}

function costOf({ ahead, gap, offset, facing }: Way): number | undefined {
  if (ahead <= 0 || (!facing && offset > WIDEST * ahead)) return undefined
  const offsetCost = facing ? OFFSET_COST.facing : OFFSET_COST.aslant
  return GAP_COST * Math.max(0, gap) + offsetCost * offset + DISTANCE_COST * ahead
}

/** Left and right, up and down are the same way, walked from the other end. */
function way(from: PlacedShape, to: PlacedShape, direction: Direction): Way {
  switch (direction) {
    case 'right':
      return beside(from, to)
    case 'left':
      return beside(to, from)
    case 'down':
      return stacked(from, to)
    case 'up':
      return stacked(to, from)
  }
}

function beside(left: PlacedShape, right: PlacedShape): Way {
  const leaving = sideOf(left.points, left.box, 'right')
  const entering = sideOf(right.points, right.box, 'left')
  return {
    ahead: middle(across(right)) - middle(across(left)),
    gap: right.box.left - left.box.right,
    offset: Math.abs(middle(entering) - middle(leaving)),
    facing: share(leaving, entering) >= FACING.beside,
  }
}

/** Measured where both stand over each other: in perspective a floor's far end is higher than the next one's near end. */
function stacked(upper: PlacedShape, lower: PlacedShape): Way {
  const x = middle(shared(across(upper), across(lower)))
  const [above, below] = [uprightAt(upper.points, upper.box, x), uprightAt(lower.points, lower.box, x)]
  return {
    ahead: middle(below) - middle(above),
    gap: below.from - above.to,
    offset: Math.abs(middle(across(lower)) - middle(across(upper))),
    facing: share(across(upper), across(lower)) >= FACING.stacked,
  }
}

function across({ box }: PlacedShape): Stretch {
  return { from: box.left, to: box.right }
}

function middle({ from, to }: Stretch): number {
  return (from + to) / 2
}

function shared(a: Stretch, b: Stretch): Stretch {
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
}

function share(a: Stretch, b: Stretch): number {
  const { from, to } = shared(a, b)
  return (to - from) / Math.min(a.to - a.from, b.to - b.from)
}
