import type { Labelled } from './labelled.ts'
import type { Piece } from './pieces.ts'

/** A corner of pixels where the edge of a piece turns, or where three colours meet. */
export interface RingCorner {
  readonly x: number
  readonly y: number
  readonly meeting: boolean
  /** What lies on the other side of the edge that leads on from here. */
  readonly beyond: number
}

const OUTSIDE = -2
/** Right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/**
 * The way around a piece along the edges of its pixels, clockwise. What it encloses is passed over: an outline has no holes,
 * and what stands in the middle of an apartment is pressed like the apartment.
 */
export function ringOf({ width, height, labels }: Labelled, piece: Piece): RingCorner[] {
  const ring: RingCorner[] = []
  let [x, y, direction] = [piece.x, piece.y, 0]
  do {
    const [dx, dy] = STEPS[direction] ?? STEPS[0]
    x += dx
    y += dy
    const turn = turnAt(direction)
    const meeting = isMeeting()
    direction = (direction + turn + 4) % 4
    if (turn !== 0 || meeting) ring.push({ x, y, meeting, beyond: ahead(direction)[1] })
  } while (x !== piece.x || y !== piece.y || direction !== 0)
  return ring

  function labelAt(column: number, row: number): number {
    if (column < 0 || row < 0 || column >= width || row >= height) return OUTSIDE
    return labels[row * width + column] ?? OUTSIDE
  }

  /** The piece lies to the right of the way. Pieces that only touch with a corner are two. */
  function turnAt(heading: number): -1 | 0 | 1 {
    const [right, left] = ahead(heading)
    if (right !== piece.label) return 1
    return left === piece.label ? -1 : 0
  }

  /** The pixels to the right and to the left of the next step. */
  function ahead(heading: number): readonly [right: number, left: number] {
    switch (heading) {
      case 0:
        return [labelAt(x, y), labelAt(x, y - 1)]
      case 1:
        return [labelAt(x - 1, y), labelAt(x, y)]
      case 2:
        return [labelAt(x - 1, y - 1), labelAt(x - 1, y)]
      default:
        return [labelAt(x, y - 1), labelAt(x - 1, y - 1)]
    }
  }

  function isMeeting(): boolean {
    const [a, b, c, d] = [labelAt(x - 1, y - 1), labelAt(x, y - 1), labelAt(x - 1, y), labelAt(x, y)]
    return Number(a !== b) + Number(c !== d) + Number(a !== c) + Number(b !== d) > 2
  }
}
