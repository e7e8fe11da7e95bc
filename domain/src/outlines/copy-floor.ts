import { homography, inverse, type PointPair, project } from '../geometry/homography.ts'
import type { Outline, Point } from '../geometry/outline.ts'
import type { Drawing, Parts } from './drawing.ts'
import { byName } from './tie-by-position.ts'

interface Home {
  readonly poiId: number
  readonly name: string
  readonly floor: number
}

interface Copied {
  readonly from: number
  /** The floor above or below. */
  readonly to: number
  /** One outline alone; all of the floor without it. */
  readonly only?: number
}

/** An outline, or a whole floor, comes to the next floor along the façade's perspective (OUT-04). */
export function copyFloor(drawing: Drawing, homes: readonly Home[], { from, to, only }: Copied): Drawing {
  const step = stepBetween(drawing, homes, from, to)
  if (!step) return drawing
  const copies = pairsOf(homes, from, to).flatMap(([source, target]): [number, Parts][] => {
    const parts = drawing.get(source.poiId)
    if (!parts?.length || (only !== undefined && source.poiId !== only)) return []
    return [[target.poiId, parts.map((part) => part.map(step))]]
  })
  return new Map([...drawing, ...copies])
}

/**
 * One floor up, or down, is the same step everywhere on a façade. Two neighbouring floors that are drawn say what it is;
 * with one alone it is as high as that floor.
 */
function stepBetween(drawing: Drawing, homes: readonly Home[], from: number, to: number) {
  const up = Math.sign(to - from)
  // Those farther away may stand back, on a façade of their own.
  const floors = [from - 1, from, from + 1]
  const known = floors
    .slice(1)
    .flatMap((upper, i) => pairsOf(homes, floors[i] ?? upper, upper))
    .flatMap(([lower, upper]) =>
      pairsOfQuads(quadOf(drawing.get(lower.poiId)), quadOf(drawing.get(upper.poiId))),
    )
  const own = homes
    .filter(({ floor }) => floor === from)
    .flatMap(({ poiId }) => {
      const quad = quadOf(drawing.get(poiId))
      return pairsOfQuads(quad, quad && raised(quad))
    })
  const plane = homography(known) ?? homography(own)
  if (!plane || up === 0) return undefined
  const way = up > 0 ? plane : inverse(plane)
  return (point: Point): Point => project(way, point)
}

/** The apartments of two floors that stand over one another: those of the same number. */
function pairsOf(homes: readonly Home[], from: number, to: number): [Home, Home][] {
  const [lower, upper] = [from, to].map((floor) => byName(homes.filter((home) => home.floor === floor)))
  return (lower ?? []).flatMap((home, i): [Home, Home][] => {
    const other = upper?.[i]
    return other ? [[home, other]] : []
  })
}

type Quad = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

/** The corners of an outline, whatever else there is between them. */
function quadOf(parts: Parts | undefined): Quad | undefined {
  const points = parts?.flat() ?? []
  if (points.length < 3) return undefined
  const most = (worth: (point: Point) => number) =>
    points.reduce((best, point) => (worth(point) > worth(best) ? point : best))
  return [most(([x, y]) => -x - y), most(([x, y]) => x - y), most(([x, y]) => x + y), most(([x, y]) => y - x)]
}

/** By its own height at each side. */
function raised([topLeft, topRight, bottomRight, bottomLeft]: Quad): Quad {
  const over = ([x, y]: Point, [bx, by]: Point): Point => [2 * x - bx, 2 * y - by]
  return [over(topLeft, bottomLeft), over(topRight, bottomRight), topRight, topLeft]
}

function pairsOfQuads(from: Quad | undefined, to: Quad | undefined): PointPair[] {
  if (!from || !to) return []
  return from.flatMap((point, i) => {
    const other: Outline[number] | undefined = to[i]
    return other ? [{ from: point, to: other }] : []
  })
}
