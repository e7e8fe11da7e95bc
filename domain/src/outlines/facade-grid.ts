import { type Homography, homography, inverse, project } from '../geometry/homography.ts'
import type { Outline, Point } from '../geometry/outline.ts'

/** From the top left, clockwise. */
export type Corners = readonly [Point, Point, Point, Point]

/**
 * A grid over a façade in true perspective (OUT-11). Lines are kept where they are on the façade itself, as if one stood
 * right in front of it: from 0 at its left or top to 1 at its right or foot. So they keep their place when a corner moves.
 */
export interface FacadeGrid {
  readonly corners: Corners
  /** Between the floors that stand on the façade itself, from the top. */
  readonly floorLines: readonly number[]
  /** Between the columns, from the left. */
  readonly columnLines: readonly number[]
  /** From the top. */
  readonly rows: readonly GridRow[]
}

export interface GridRow {
  readonly floor: number
  /** Of a floor that stands back, and then for itself. */
  readonly corners?: Corners
  /** Of a row whose cells were joined, split or moved: its own lines in place of the grid's. */
  readonly columnLines?: readonly number[]
  /** Cells without an apartment, counted from the left. */
  readonly leftOut: readonly number[]
}

export interface GridCell {
  readonly floor: number
  /** Counted from the left. */
  readonly column: number
  readonly outline: Outline
}

/** So many equal floors and columns. */
export function facadeGrid(corners: Corners, floors: readonly number[], columns: number): FacadeGrid {
  return {
    corners,
    floorLines: evenly(floors.length),
    columnLines: evenly(columns),
    rows: floors.map((floor) => ({ floor, leftOut: [] })),
  }
}

/** Every cell that is not left out, in the picture's pixels; none of a row whose corners cross. */
export function cellsOf(grid: FacadeGrid): GridCell[] {
  return grid.rows.flatMap((row) => {
    const plane = planeOf(row.corners ?? grid.corners)
    if (!plane) return []
    const [top, bottom] = bandOf(grid, row)
    const lines = [0, ...linesOf(grid, row), 1]
    return lines.slice(1).flatMap((right, column) => {
      if (row.leftOut.includes(column)) return []
      const square = rectangle(lines[column] ?? 0, top, right, bottom)
      return [{ floor: row.floor, column, outline: square.map((point) => project(plane, point)) }]
    })
  })
}

/** Of the façade, or of a floor that stands back. */
export function moveCorner(grid: FacadeGrid, corner: number, to: Point, floor?: number): FacadeGrid {
  if (floor === undefined) return { ...grid, corners: withCorner(grid.corners, corner, to) }
  return changeRow(grid, floor, (row) =>
    row.corners ? { ...row, corners: withCorner(row.corners, corner, to) } : row,
  )
}

/** The line between a floor and the one beneath it comes to lie under the pointer. */
export function moveFloorLine(grid: FacadeGrid, line: number, to: Point): FacadeGrid {
  const at = placeOn(grid.corners, to)
  return at ? { ...grid, floorLines: moved(grid.floorLines, line, at[1]) } : grid
}

/** Of all rows that have no lines of their own. */
export function moveColumnLine(grid: FacadeGrid, line: number, to: Point): FacadeGrid {
  const at = placeOn(grid.corners, to)
  return at ? { ...grid, columnLines: moved(grid.columnLines, line, at[0]) } : grid
}

/** Of one floor alone, which has lines of its own from then on. */
export function moveRowLine(grid: FacadeGrid, floor: number, line: number, to: Point): FacadeGrid {
  return changeRow(grid, floor, (row) => {
    const at = placeOn(row.corners ?? grid.corners, to)
    return at ? { ...row, columnLines: moved(linesOf(grid, row), line, at[0]) } : row
  })
}

/** A floor that stands back gets corners of its own, where it was; the façade is that of the others from then on. */
export function standBack(grid: FacadeGrid, floor: number): FacadeGrid {
  const plane = planeOf(grid.corners)
  const row = grid.rows.find((one) => one.floor === floor)
  if (!plane || !row || row.corners) return grid
  const [top, bottom] = bandOf(grid, row)
  const [a, b, c, d] = rectangle(0, top, 1, bottom).map((point) => project(plane, point))
  if (!a || !b || !c || !d) return grid
  const apart = changeRow(grid, floor, (one) => ({ ...one, corners: [a, b, c, d] }))
  return { ...apart, floorLines: evenly(onFacade(apart).length) }
}

/** Joined to as many cells as the floor has apartments, or split: what is joined keeps lines that are there. */
export function setCells(grid: FacadeGrid, floor: number, count: number): FacadeGrid {
  return changeRow(grid, floor, (row) => {
    const lines = linesOf(grid, row)
    const columns = lines.length + 1
    const own =
      count <= columns
        ? evenly(count).flatMap((share) => lines[Math.round(share * columns) - 1] ?? [])
        : evenly(count)
    return { ...row, columnLines: own, leftOut: [] }
  })
}

/** Two neighbours become one cell: the line between a cell and the next on its right goes. */
export function joinCells(grid: FacadeGrid, floor: number, column: number): FacadeGrid {
  return changeRow(grid, floor, (row) => {
    const lines = linesOf(grid, row)
    return column < lines.length ? { ...row, columnLines: lines.toSpliced(column, 1), leftOut: [] } : row
  })
}

/** One cell becomes two of the same width. */
export function splitCell(grid: FacadeGrid, floor: number, column: number): FacadeGrid {
  return changeRow(grid, floor, (row) => {
    const lines = linesOf(grid, row)
    const middle = ((lines[column - 1] ?? 0) + (lines[column] ?? 1)) / 2
    return { ...row, columnLines: lines.toSpliced(column, 0, middle), leftOut: [] }
  })
}

/** A cell without an apartment, or with one again. */
export function leaveOut(grid: FacadeGrid, floor: number, column: number): FacadeGrid {
  return changeRow(grid, floor, (row) => ({
    ...row,
    leftOut: row.leftOut.includes(column)
      ? row.leftOut.filter((one) => one !== column)
      : [...row.leftOut, column],
  }))
}

/** So many equal columns, in all rows that have no lines of their own. */
export function setColumns(grid: FacadeGrid, columns: number): FacadeGrid {
  return { ...grid, columnLines: evenly(Math.max(1, columns)) }
}

/** A line or corner that can be drawn: where its handle stands, and how it is drawn. */
export type GridHandle = { readonly at: Point } & (
  | { readonly kind: 'corner'; readonly index: number; readonly floor?: number }
  | { readonly kind: 'floor-line' | 'column-line'; readonly index: number }
  | { readonly kind: 'row-line'; readonly floor: number; readonly index: number }
)

/** In the order of Tab: corners, floor lines at the left, column lines at the foot, then rows with lines of their own. */
export function handlesOf(grid: FacadeGrid): GridHandle[] {
  const corners = grid.corners.map((at, index): GridHandle => ({ kind: 'corner', index, at }))
  const plane = planeOf(grid.corners)
  if (!plane) return corners
  return [
    ...corners,
    ...grid.floorLines.map(
      (line, index): GridHandle => ({ kind: 'floor-line', index, at: project(plane, [0, line]) }),
    ),
    ...grid.columnLines.map(
      (line, index): GridHandle => ({ kind: 'column-line', index, at: project(plane, [line, 1]) }),
    ),
    ...grid.rows.flatMap((row): GridHandle[] => {
      const { floor } = row
      const own = planeOf(row.corners ?? grid.corners)
      const [top, bottom] = bandOf(grid, row)
      return [
        ...(row.corners ?? []).map((at, index) => ({ kind: 'corner', index, floor, at }) as const),
        ...(own ? (row.columnLines ?? []) : []).map(
          (line, index) =>
            ({
              kind: 'row-line',
              floor,
              index,
              at: project(own ?? plane, [line, (top + bottom) / 2]),
            }) as const,
        ),
      ]
    }),
  ]
}

/** Whatever is drawn comes to lie under the pointer. */
export function moveHandle(grid: FacadeGrid, handle: GridHandle, to: Point): FacadeGrid {
  switch (handle.kind) {
    case 'corner':
      return moveCorner(grid, handle.index, to, handle.floor)
    case 'floor-line':
      return moveFloorLine(grid, handle.index, to)
    case 'column-line':
      return moveColumnLine(grid, handle.index, to)
    case 'row-line':
      return moveRowLine(grid, handle.floor, handle.index, to)
  }
}

/** Whether corners that belong together cross: then there are no cells. */
export function cornersCross(grid: FacadeGrid): boolean {
  return [grid.corners, ...grid.rows.flatMap(({ corners }) => (corners ? [corners] : []))].some(
    (corners) => !isConvex(corners),
  )
}

function linesOf(grid: FacadeGrid, row: GridRow): readonly number[] {
  return row.columnLines ?? grid.columnLines
}

function changeRow(grid: FacadeGrid, floor: number, change: (row: GridRow) => GridRow): FacadeGrid {
  return { ...grid, rows: grid.rows.map((row) => (row.floor === floor ? change(row) : row)) }
}

/** The rows that have no corners of their own. */
function onFacade(grid: FacadeGrid): readonly GridRow[] {
  return grid.rows.filter(({ corners }) => !corners)
}

/** From the upper to the lower line of a row, on its plane. */
function bandOf(grid: FacadeGrid, row: GridRow): readonly [top: number, bottom: number] {
  if (row.corners) return [0, 1]
  const [floors, place] = [[0, ...grid.floorLines, 1], onFacade(grid).indexOf(row)]
  return [floors[place] ?? 0, floors[place + 1] ?? 1]
}

function rectangle(left: number, top: number, right: number, bottom: number): Outline {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

function withCorner(corners: Corners, corner: number, to: Point): Corners {
  const [a, b, c, d] = corners.map((point, i) => (i === corner ? to : point))
  return a && b && c && d ? [a, b, c, d] : corners
}

function planeOf(corners: Corners): Homography | undefined {
  if (!isConvex(corners)) return undefined
  return homography(rectangle(0, 0, 1, 1).map((from, i) => ({ from, to: corners[i] ?? from })))
}

function placeOn(corners: Corners, point: Point): Point | undefined {
  const plane = planeOf(corners)
  return plane && project(inverse(plane), point)
}

/** A façade in perspective turns the same way at all its corners; when they cross, or one lies within, it does not. */
function isConvex(corners: Corners): boolean {
  const turns = corners.map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [corners[(i + 3) % 4] ?? [x, y], corners[(i + 1) % 4] ?? [x, y]]
    return Math.sign((x - ax) * (by - y) - (y - ay) * (bx - x))
  })
  return turns.every((turn) => turn === 1)
}

/** A line stays between its neighbours. */
function moved(lines: readonly number[], line: number, to: number): readonly number[] {
  const gap = 0.002
  const [low, high] = [(lines[line - 1] ?? 0) + gap, (lines[line + 1] ?? 1) - gap]
  return lines.map((at, i) => (i === line ? Math.max(low, Math.min(high, to)) : at))
}

function evenly(count: number): number[] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => (i + 1) / count)
}
