import { type Box, shapeGeometry } from './shape-geometry.ts'
import type { Outline, PicturePoint, Size, ViewerShape } from './viewer-types.ts'

/** As many cells across and down; a crowd of thousands leaves a handful in each. */
const CELLS = 48

type Cells = Map<number, number[]>

/** By the first outline. While filters are set the shapes change, and their outlines stay where they are. */
const known = new WeakMap<
  readonly Outline[],
  { outlines: readonly (readonly Outline[])[]; picture: Size; cells: Cells }
>()

/** Finds shapes by their place on the picture, without asking every one of them. */
export interface ShapeIndex {
  /** The uppermost of those that `may` be met at this point. */
  at(point: PicturePoint, may: (shape: ViewerShape) => boolean): ViewerShape | undefined
  /** What may lie within, in its order. */
  within(box: Box): ViewerShape[]
}

export function shapeIndex(shapes: readonly ViewerShape[], picture: Size): ShapeIndex {
  const cell = (value: number, length: number) =>
    Math.max(0, Math.min(CELLS - 1, Math.floor((value / length) * CELLS)))
  function* cellsOf({ left, top, right, bottom }: Box) {
    const [from, to] = [cell(left, picture.width), cell(right, picture.width)]
    for (let row = cell(top, picture.height); row <= cell(bottom, picture.height); row++)
      for (let column = from; column <= to; column++) yield row * CELLS + column
  }
  const cells = knownCells(shapes, picture) ?? placed()
  function placed(): Cells {
    const made: Cells = new Map()
    shapes.forEach(({ points }, n) => {
      for (const at of cellsOf(shapeGeometry(points).box)) {
        const met = made.get(at)
        if (met) met.push(n)
        else made.set(at, [n])
      }
    })
    const [first] = shapes
    if (first) known.set(first.points, { outlines: shapes.map(({ points }) => points), picture, cells: made })
    return made
  }
  return {
    at([x, y], may) {
      const near = cells.get(cell(y, picture.height) * CELLS + cell(x, picture.width)) ?? []
      for (const n of near.toReversed()) {
        const shape = shapes[n]
        if (shape?.points.some((outline) => encloses(outline, [x, y])) && may(shape)) return shape
      }
      return undefined
    },
    within(box) {
      const met = new Set<number>()
      for (const at of cellsOf(box)) for (const n of cells.get(at) ?? []) met.add(n)
      return [...met].sort((a, b) => a - b).flatMap((n) => shapes[n] ?? [])
    },
  }
}

function encloses(outline: Outline, [x, y]: PicturePoint): boolean {
  let inside = false
  let [ax, ay] = outline.at(-1) ?? [x, y]
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    ;[ax, ay] = [bx, by]
  }
  return inside
}

function knownCells(shapes: readonly ViewerShape[], { width, height }: Size): Cells | undefined {
  const before = shapes[0] && known.get(shapes[0].points)
  if (!before || before.outlines.length !== shapes.length) return undefined
  if (before.picture.width !== width || before.picture.height !== height) return undefined
  return shapes.every(({ points }, n) => points === before.outlines[n]) ? before.cells : undefined
}
