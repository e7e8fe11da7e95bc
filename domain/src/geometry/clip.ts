import { difference, type Geom, intersection } from 'polyclip-ts'
import { boxOf } from './box.ts'
import type { Outline, Point } from './outline.ts'

type Ring = [number, number][]

/** What is left of an outline behind another one, as parts without holes; all of it when they do not meet. */
export function without(parts: readonly Outline[], front: readonly Outline[]): Outline[] {
  const left = difference(geometry(parts), geometry(front))
  return left.flatMap((polygon) => withoutHoles(polygon))
}

/** The area that two outlines share, in square pixels. */
export function sharedArea(a: readonly Outline[], b: readonly Outline[]): number {
  return intersection(geometry(a), geometry(b)).reduce(
    (sum, polygon) =>
      sum + polygon.reduce((own, ring, i) => own + (i === 0 ? 1 : -1) * outlineArea(opened(ring)), 0),
    0,
  )
}

export function outlineArea(outline: Outline): number {
  let [sum, [ax, ay]] = [0, outline.at(-1) ?? [0, 0]]
  for (const [bx, by] of outline) {
    sum += ax * by - bx * ay
    ;[ax, ay] = [bx, by]
  }
  return Math.abs(sum) / 2
}

/** An outline has no holes: what stands in the middle cuts it in two, upright through the hole. */
function withoutHoles([ring = [], hole, ...holes]: Ring[]): Outline[] {
  if (!hole) return [opened(ring)]
  const [whole, gap] = [boxOf(ring), boxOf(hole)]
  const middle = (gap.left + gap.right) / 2
  const half = (from: number, to: number): Ring[] => [
    [
      [from, whole.top],
      [to, whole.top],
      [to, whole.bottom],
      [from, whole.bottom],
    ],
  ]
  const holed = [ring, hole, ...holes]
  return [half(whole.left, middle), half(middle, whole.right)].flatMap((side) =>
    intersection(holed, side).flatMap((polygon) => withoutHoles(polygon)),
  )
}

function geometry(parts: readonly Outline[]): Geom {
  return parts
    .filter(({ length }) => length > 2)
    .map((part) => [part.map(([x, y]) => [x, y] as [number, number])])
}

/** The library repeats the first point at the end. */
function opened(ring: Ring): Point[] {
  return ring.slice(0, -1)
}
