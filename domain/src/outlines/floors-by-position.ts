import { around, type Box, boxOf } from '../geometry/box.ts'
import type { Outline } from '../geometry/outline.ts'
import { type Stretch, sideOf, uprightAt } from '../geometry/sides.ts'

interface Drawn {
  readonly parts: readonly Outline[]
}

interface Standing<Thing> {
  readonly thing: Thing
  readonly parts: readonly Outline[]
  readonly box: Box
}

/** Neighbours on a floor face each other with this much of the higher one's side. */
const FACING = 0.5
/** And are no farther apart than this share of the narrower one's width. */
const GAP = 0.15
/** One stands above another when they share this much of the narrower one's width: balconies reach past each other. */
const STACKED = 0.6

/**
 * What is drawn on a façade, floor by floor from the bottom, each from the left. In perspective the far end of a floor may be
 * higher than the near end of the next one, so floors are not found by height: neighbours that face each other are on one,
 * and floors follow from what stands above what.
 */
export function floorsByPosition<Thing extends Drawn>(things: readonly Thing[]): Thing[][] {
  const standing = things.flatMap((thing): Standing<Thing>[] =>
    thing.parts.length === 0
      ? []
      : [{ thing, parts: thing.parts, box: around(thing.parts.map((part) => boxOf(part))) }],
  )
  const rows = rowsOf(standing)
  const levels = levelsOf(rows)
  return Array.from({ length: Math.max(-1, ...levels) + 1 }, (_, level) =>
    rows
      .filter((_, row) => levels[row] === level)
      .flat()
      .sort((a, b) => middleOf(a.box) - middleOf(b.box))
      .map(({ thing }) => thing),
  )
}

type Row<Thing> = readonly Standing<Thing>[]

/** Each with the one that faces it best on its right, and so on. */
function rowsOf<Thing>(all: readonly Standing<Thing>[]): Row<Thing>[] {
  const rows = new Map<Standing<Thing>, Standing<Thing>[]>(all.map((one) => [one, [one]]))
  for (const left of all) {
    const right = best(all, (other) => facing(left, other))
    // And it must find it the best on its left: else a far wing joins a floor of the near one.
    if (!right || best(all, (other) => facing(other, right)) !== left) continue
    const [a, b] = [rows.get(left), rows.get(right)]
    if (!a || !b || a === b) continue
    a.push(...b)
    for (const one of b) rows.set(one, a)
  }
  return [...new Set(rows.values())]
}

function best<Thing>(all: readonly Thing[], worth: (thing: Thing) => number): Thing | undefined {
  const found = all.reduce<{ thing?: Thing; worth: number }>(
    (top, thing) => {
      const own = worth(thing)
      return own > top.worth ? { thing, worth: own } : top
    },
    { worth: FACING },
  )
  return found.thing
}

/** How many rows stand under each. */
function levelsOf<Thing>(rows: readonly Row<Thing>[]): number[] {
  const under = rows.map((row) => rows.flatMap((other, i) => (other !== row && isAbove(row, other) ? i : [])))
  const levels: (number | undefined)[] = []
  const visiting = new Set<number>()
  const levelOf = (row: number): number => {
    const known = levels[row]
    if (known !== undefined) return known
    // Rows that stand above each other in a circle are no floors: the circle is cut where it was met.
    if (visiting.has(row)) return 0
    visiting.add(row)
    const level = Math.max(0, ...(under[row] ?? []).map((other) => levelOf(other) + 1))
    levels[row] = level
    return level
  }
  return rows.map((_, row) => levelOf(row))
}

/** How much of their sides two neighbours share; 0 when they are none. */
function facing<Thing>(left: Standing<Thing>, right: Standing<Thing>): number {
  if (middleOf(left.box) >= middleOf(right.box)) return 0
  const narrower = Math.min(widthOf(left.box), widthOf(right.box))
  if (Math.abs(right.box.left - left.box.right) > narrower * GAP) return 0
  return share(sideOf(left.parts, left.box, 'right'), sideOf(right.parts, right.box, 'left'))
}

/** Most of those that stand over one another. */
function isAbove<Thing>(upper: Row<Thing>, lower: Row<Thing>): boolean {
  let votes = 0
  for (const a of upper)
    for (const b of lower) {
      const [from, to] = [Math.max(a.box.left, b.box.left), Math.min(a.box.right, b.box.right)]
      if (to - from < STACKED * Math.min(widthOf(a.box), widthOf(b.box))) continue
      const x = (from + to) / 2
      const [above, below] = [uprightAt(a.parts, a.box, x), uprightAt(b.parts, b.box, x)]
      votes += Math.sign(middle(below) - middle(above))
    }
  return votes > 0
}

function middleOf({ left, right }: Box): number {
  return (left + right) / 2
}

function widthOf({ left, right }: Box): number {
  return right - left
}

function middle({ from, to }: Stretch): number {
  return (from + to) / 2
}

function share(a: Stretch, b: Stretch): number {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from)
  return shared / Math.max(a.to - a.from, b.to - b.from)
}
