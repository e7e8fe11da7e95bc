import type { Outline, Point } from '../../geometry/outline.ts'
import { simplify } from '../../geometry/simplify.ts'
import { GROUND } from './labelled.ts'
import type { RingCorner } from './ring-of.ts'

/**
 * The ring without its stairs. Where colours meet the point stays, and what lies between two such points is made the same
 * for both neighbours, whichever way they walk it: so they share their points, and move them together.
 */
export function smoothRing(
  ring: readonly RingCorner[],
  toPicture: (corner: RingCorner) => Point,
  precisionBeside: (beyond: number) => number,
): Outline {
  const first = ring.findIndex(({ meeting }) => meeting)
  const turned = first < 0 ? fromTopmost(ring) : [...ring.slice(first), ...ring.slice(0, first)]
  const [start] = turned
  if (!start) return []
  const points: Point[] = []
  let stretch: RingCorner[] = [start]
  for (const corner of [...turned.slice(1), start]) {
    stretch.push(corner)
    if (!corner.meeting && corner !== start) continue
    const precision = precisionBeside(stretch[0]?.beyond ?? GROUND)
    points.push(...smoothStretch(stretch.map(toPicture), precision).slice(0, -1))
    stretch = [corner]
  }
  return points
}

function smoothStretch(stretch: readonly Point[], precision: number): readonly Point[] {
  const turned = isBackwards(stretch)
  const forwards = turned ? stretch.toReversed() : stretch
  const smooth = isLoop(forwards) ? smoothLoop(forwards, precision) : simplify(forwards, precision)
  return turned ? smooth.toReversed() : smooth
}

/** A loop is halved at its farthest point: from a point to itself there is no line to measure by. */
function smoothLoop(loop: readonly Point[], precision: number): readonly Point[] {
  const [[x0, y0] = [0, 0]] = loop
  const distances = loop.map(([x, y]) => Math.hypot(x - x0, y - y0))
  const middle = distances.indexOf(Math.max(...distances))
  return [
    ...simplify(loop.slice(0, middle + 1), precision).slice(0, -1),
    ...simplify(loop.slice(middle), precision),
  ]
}

function isLoop(stretch: readonly Point[]): boolean {
  const [first, last] = [stretch[0], stretch.at(-1)]
  return first !== undefined && last !== undefined && compare(first, last) === 0
}

function isBackwards(stretch: readonly Point[]): boolean {
  for (let i = 0; i < stretch.length / 2; i++) {
    const [ahead, behind] = [stretch[i], stretch.at(-1 - i)]
    const order = ahead && behind ? compare(ahead, behind) : 0
    if (order !== 0) return order > 0
  }
  return false
}

function compare([ax, ay]: Point, [bx, by]: Point): number {
  return ax - bx || ay - by
}

function fromTopmost(ring: readonly RingCorner[]): readonly RingCorner[] {
  const first = ring.reduce((best, { x, y }, i) => {
    const other = ring[best]
    return other && (y < other.y || (y === other.y && x < other.x)) ? i : best
  }, 0)
  return [...ring.slice(first), ...ring.slice(0, first)]
}
