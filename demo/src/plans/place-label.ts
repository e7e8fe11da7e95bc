import { type Box, boxAround, boxOf, overlap } from '@belvedere/domain/geometry/box'
import { encloses } from '@belvedere/domain/geometry/encloses'
import type { Outline, Point } from '@belvedere/domain/geometry/outline'

/** A way to write a label: so wide and high, and the less welcome, the more it costs. */
export type Way = { width: number; height: number; cost: number }

type Placed<Any extends Way> = { way: Any; at: Point; cost: number }

/** Between the label and the middle of the walls: clear of them, and where a room is too small for that, nearer. */
const CLEAR = [8, 3]
/** From one place that is tried to the next. */
const STEP = 6
/** A label that lies on things altogether costs so much: rather it has more lines, runs upwards or leaves its area out. */
const COVERED = 4
/** A label that strays so far from where it stood costs as much as one that is a quarter on things. */
const FAR = 400

/** The place in a room where a label fits and covers least; undefined where the room is too small for every way. */
export function placeLabel<Any extends Way>(
  ways: readonly Any[],
  room: Outline,
  things: readonly Box[],
  near: Point,
): Placed<Any> | undefined {
  const whole = boxOf(room)
  const inRoom = things.filter((thing) => overlap(thing, whole))
  const placed = CLEAR.map((clear) => bestPlace(ways, room, inRoom, near, clear))
  return placed.find(Boolean)
}

function bestPlace<Any extends Way>(
  ways: readonly Any[],
  room: Outline,
  inRoom: readonly Box[],
  near: Point,
  clear: number,
): Placed<Any> | undefined {
  const whole = boxOf(room)
  let best: Placed<Any> | undefined
  for (const way of ways.toSorted((one, other) => one.cost - other.cost))
    for (const at of placesIn(whole, way, clear)) {
      const least = way.cost + Math.hypot(at[0] - near[0], at[1] - near[1]) / FAR
      if (best && least >= best.cost) continue
      const box = boxAround(at, way.width, way.height)
      const cost = least + (COVERED * coveredBy(box, inRoom)) / (way.width * way.height)
      if ((!best || cost < best.cost) && isWithin(boxAround(at, way.width + clear, way.height), room))
        best = { way, at, cost }
    }
  return best
}

function* placesIn(
  { left, top, right, bottom }: Box,
  { width, height }: Way,
  clear: number,
): Generator<Point> {
  for (let y = top + height / 2 + clear; y <= bottom - height / 2 - clear; y += STEP)
    for (let x = left + width / 2 + clear; x <= right - width / 2 - clear; x += STEP) yield [x, y]
}

/** Rooms have right angles: one that holds the corners and the middles of the sides holds the box. */
function isWithin({ left, top, right, bottom }: Box, room: Outline): boolean {
  const xs = [left, (left + right) / 2, right]
  const ys = [top, (top + bottom) / 2, bottom]
  return ys.every((y) => xs.every((x) => encloses(room, [x, y])))
}

const coveredBy = (box: Box, things: readonly Box[]) =>
  things.reduce((sum, thing) => {
    const width = Math.min(box.right, thing.right) - Math.max(box.left, thing.left)
    const height = Math.min(box.bottom, thing.bottom) - Math.max(box.top, thing.top)
    return width > 0 && height > 0 ? sum + width * height : sum
  }, 0)
