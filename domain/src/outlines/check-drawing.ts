import { boxOf } from '../geometry/box.ts'
import { outlineArea, sharedArea } from '../geometry/clip.ts'
import type { Outline, Point } from '../geometry/outline.ts'
import { spatialIndex } from '../geometry/spatial-index.ts'
import type { Drawing, Parts } from './drawing.ts'

export type DrawingFault =
  | { readonly fault: 'overlaps'; readonly of: number; readonly other: number; readonly share: number }
  | { readonly fault: 'crosses-itself' | 'outside' | 'too-small' | 'of-nothing'; readonly of: number }

/** Of the smaller one (OUT-08). */
const OVERLAP_SHARE = 0.02
/** A finger needs this much of a whole picture on a screen: in pixels of the picture, for each pixel of its width. */
const SMALLEST_SHARE = 1 / 120

interface Checked {
  readonly picture: { readonly width: number; readonly height: number }
  /** Whether there is anything that an outline leads to. */
  readonly leadsSomewhere: (of: number) => boolean
}

/** What is wrong with what is drawn, while it is drawn. */
export function checkDrawing(drawing: Drawing, { picture, leadsSomewhere }: Checked): DrawingFault[] {
  const drawn = [...drawing].filter(([, parts]) => parts.some(({ length }) => length > 2))
  const alone = drawn.flatMap(([of, parts]): DrawingFault[] => [
    ...(leadsSomewhere(of) ? [] : [{ fault: 'of-nothing', of } as const]),
    ...(parts.some(crossesItself) ? [{ fault: 'crosses-itself', of } as const] : []),
    ...(parts.flat().some((point) => isOutside(point, picture)) ? [{ fault: 'outside', of } as const] : []),
    ...(isTooSmall(parts, picture.width) ? [{ fault: 'too-small', of } as const] : []),
  ])
  return [...alone, ...overlapsIn(drawn)]
}

function overlapsIn(drawn: readonly (readonly [number, Parts])[]): DrawingFault[] {
  const placed = drawn.map(([of, parts]) => ({ of, points: parts, box: boxOf(parts.flat()) }))
  const index = spatialIndex(placed, (one) => one)
  return placed.flatMap((one) =>
    index.within(one.box).flatMap((other): DrawingFault[] => {
      if (other.of <= one.of) return []
      const smaller = Math.min(areaOf(one.points), areaOf(other.points))
      const share = smaller === 0 ? 0 : sharedArea(one.points, other.points) / smaller
      return share > OVERLAP_SHARE ? [{ fault: 'overlaps', of: one.of, other: other.of, share }] : []
    }),
  )
}

function areaOf(parts: Parts): number {
  return parts.reduce((sum, part) => sum + outlineArea(part), 0)
}

function isOutside([x, y]: Point, { width, height }: Checked['picture']): boolean {
  return x < 0 || y < 0 || x > width || y > height
}

function isTooSmall(parts: Parts, width: number): boolean {
  return Math.max(...parts.map((part) => Math.sqrt(outlineArea(part)))) < width * SMALLEST_SHARE
}

/** Whether two edges that are no neighbours meet. */
function crossesItself(outline: Outline): boolean {
  const edges = outline.map((from, i) => [from, outline[(i + 1) % outline.length] ?? from] as const)
  return edges.some((one, i) =>
    edges.some((other, j) => {
      const neighbours = Math.abs(i - j) <= 1 || Math.abs(i - j) === edges.length - 1
      return j > i && !neighbours && cross(one, other)
    }),
  )
}

type Edge = readonly [Point, Point]

function cross([a, b]: Edge, [c, d]: Edge): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

function side([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
}
