import { type Box, boxOf, overlap } from '../geometry/box.ts'
import { without } from '../geometry/clip.ts'
import type { Outline, Point } from '../geometry/outline.ts'

/** The polygons of one outline: several where something stands in front, one point for a marker. */
export type Parts = readonly Outline[]

/** What is drawn on a picture, by the point of interest it leads to. */
export type Drawing = ReadonlyMap<number, Parts>

/** A point of an outline: of which, in which part, and its place there. */
export interface Corner {
  readonly of: number
  readonly part: number
  readonly point: number
}

/** Points of neighbours that are nearer than this, in pixels of the picture, are one point. */
export const SAME_POINT = 0.05

export function pointAt(drawing: Drawing, { of, part, point }: Corner): Point | undefined {
  return drawing.get(of)?.[part]?.[point]
}

/** A point that neighbours share moves in all of them, unless it is moved alone (OUT-01). */
export function movePoint(drawing: Drawing, corner: Corner, to: Point, alone = false): Drawing {
  const from = pointAt(drawing, corner)
  if (!from) return drawing
  const moved = (parts: Parts, of: number): Parts => {
    const mayMove = (part: number, point: number) =>
      alone ? of === corner.of && part === corner.part && point === corner.point : true
    if (!parts.some((part, i) => part.some((point, j) => mayMove(i, j) && isSame(point, from)))) return parts
    return parts.map((part, i) => part.map((point, j) => (mayMove(i, j) && isSame(point, from) ? to : point)))
  }
  return new Map([...drawing].map(([of, parts]) => [of, moved(parts, of)]))
}

/** Puts a new point on an edge, after the corner that the edge begins at. */
export function addPoint(drawing: Drawing, after: Corner, at: Point): Drawing {
  return changePart(drawing, after, (part) => part.toSpliced(after.point + 1, 0, at))
}

/** A part that is left with a line only goes. */
export function deletePoint(drawing: Drawing, corner: Corner): Drawing {
  const part = drawing.get(corner.of)?.[corner.part]
  if (!part) return drawing
  if (part.length <= 3) return withParts(drawing, corner.of, (parts) => parts.toSpliced(corner.part, 1))
  return changePart(drawing, corner, (points) => points.toSpliced(corner.point, 1))
}

export function moveOutline(drawing: Drawing, of: number, [dx, dy]: Point): Drawing {
  return withParts(drawing, of, (parts) =>
    parts.map((part) => part.map(([x, y]) => [x + dx, y + dy] as const)),
  )
}

/** One more polygon of an outline, or its first. */
export function addPart(drawing: Drawing, of: number, part: Outline): Drawing {
  return withParts(drawing, of, (parts) => [...parts, part])
}

export function removeOutline(drawing: Drawing, of: number): Drawing {
  return withParts(drawing, of, () => [])
}

/** What stands in front is cut out of everything that it hides. */
export function cutByFront(drawing: Drawing, front: number): Drawing {
  const shape = drawing.get(front) ?? []
  const box = boxOfParts(shape)
  if (!box) return drawing
  return new Map(
    [...drawing].map(([of, parts]) => {
      const own = of === front ? undefined : boxOfParts(parts)
      return [of, own && overlap(own, box) ? without(parts, shape) : parts]
    }),
  )
}

function boxOfParts(parts: Parts): Box | undefined {
  const points = parts.flat()
  return points.length > 2 ? boxOf(points) : undefined
}

function withParts(drawing: Drawing, of: number, change: (parts: Parts) => Parts): Drawing {
  return new Map([...drawing, [of, change(drawing.get(of) ?? [])]])
}

function changePart(drawing: Drawing, { of, part }: Corner, change: (points: Outline) => Outline): Drawing {
  return withParts(drawing, of, (parts) => parts.map((points, i) => (i === part ? change(points) : points)))
}

function isSame([ax, ay]: Point, [bx, by]: Point): boolean {
  return Math.abs(ax - bx) < SAME_POINT && Math.abs(ay - by) < SAME_POINT
}
