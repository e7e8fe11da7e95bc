import Flatbush from 'flatbush'
import type { Box, Placed } from './box.ts'
import { encloses } from './encloses.ts'
import type { Point } from './outline.ts'

/** Finds things by their place on the picture, without asking every one of them. */
export interface SpatialIndex<Thing> {
  /** The uppermost of those that `may` be met at this point. */
  at(point: Point, may: (thing: Thing) => boolean): Thing | undefined
  /** What may lie within, in its order. */
  within(box: Box): Thing[]
}

/** Of things in the order they are painted. */
export function spatialIndex<Thing>(
  things: readonly Thing[],
  placeOf: (thing: Thing) => Placed,
): SpatialIndex<Thing> {
  const boxes = boxIndex(things.map((thing) => placeOf(thing).box))
  const found = (numbers: readonly number[]) => numbers.flatMap((n) => things[n] ?? [])
  return {
    at: ([x, y], may) =>
      found(boxes({ left: x, top: y, right: x, bottom: y })).findLast(
        (thing) => placeOf(thing).points.some((outline) => encloses(outline, [x, y])) && may(thing),
      ),
    within: (box) => found(boxes(box)),
  }
}

/** The numbers of those that meet a box, in their order. */
function boxIndex(all: readonly Box[]): (box: Box) => number[] {
  // A tree of nothing cannot be made.
  if (all.length === 0) return () => []
  const tree = new Flatbush(all.length)
  for (const { left, top, right, bottom } of all) tree.add(left, top, right, bottom)
  tree.finish()
  return ({ left, top, right, bottom }) => tree.search(left, top, right, bottom).sort((a, b) => a - b)
}
