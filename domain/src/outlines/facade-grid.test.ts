import { describe, expect, it } from 'vitest'
import {
  type Corners,
  cellsOf,
  cornersCross,
  facadeGrid,
  handlesOf,
  joinCells,
  leaveOut,
  moveColumnLine,
  moveCorner,
  moveFloorLine,
  moveHandle,
  moveRowLine,
  setCells,
  setColumns,
  splitCell,
  standBack,
} from './facade-grid.ts'

/** Seen from the front: nothing is nearer than anything else. */
const FLAT: Corners = [
  [100, 100],
  [500, 100],
  [500, 400],
  [100, 400],
]
/** Seen from the left: the right side is farther away. */
const ASLANT: Corners = [
  [100, 100],
  [500, 200],
  [500, 300],
  [100, 400],
]
const grid = facadeGrid(FLAT, [3, 2, 1], 4)

const widths = (row: number, of = grid) =>
  cellsOf(of)
    .filter(({ floor }) => floor === row)
    .map(({ outline }) => Math.round((outline[1]?.[0] ?? 0) - (outline[0]?.[0] ?? 0)))

describe('the façade grid', () => {
  it('has a cell for each floor and column [OUT-11]', () => {
    const cells = cellsOf(grid)
    expect(cells.map(({ floor, column }) => `${floor}.${column}`)).toEqual(
      [3, 2, 1].flatMap((floor) => [0, 1, 2, 3].map((column) => `${floor}.${column}`)),
    )
    expect(cells[5]?.outline.map((point) => point.map(Math.round))).toEqual([
      [200, 200],
      [300, 200],
      [300, 300],
      [200, 300],
    ])
  })

  it('follows in true perspective: what is farther away is narrower [OUT-11]', () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = widths(2, facadeGrid(ASLANT, [3, 2, 1], 4))
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(third)
    expect(third).toBeGreaterThan(fourth)
    // The middle lies where the diagonals cross, at x = 400: not halfway.
    expect(first + second).toBe(300)
  })

  it('lets lines be dragged, all floors or all columns at once, never past their neighbours [OUT-11]', () => {
    expect(widths(2, moveColumnLine(grid, 0, [160, 250]))).toEqual([60, 140, 100, 100])
    const floors = moveFloorLine(grid, 1, [300, 350])
    expect(cellsOf(floors).at(-1)?.outline[0]?.map(Math.round)).toEqual([400, 350])
    const [, second = 0] = widths(2, moveColumnLine(grid, 0, [460, 250]))
    expect(second).toBe(1)
  })

  it('gives a floor lines of its own when one is dragged there alone [OUT-11]', () => {
    const own = moveRowLine(grid, 2, 1, [350, 250])
    expect(widths(2, own)).toEqual([100, 150, 50, 100])
    expect(widths(1, own)).toEqual([100, 100, 100, 100])
  })

  it('joins cells where a floor has fewer apartments than columns, and splits them where it has more [OUT-11]', () => {
    expect(widths(3, setCells(grid, 3, 2))).toEqual([200, 200])
    expect(widths(3, setCells(grid, 3, 3))).toEqual([100, 200, 100])
    expect(widths(3, setCells(grid, 3, 5))).toEqual([80, 80, 80, 80, 80])
    expect(widths(2, setCells(grid, 3, 2))).toEqual([100, 100, 100, 100])
  })

  it('lets a floor stand back with corners of its own; the others share the façade [OUT-11]', () => {
    const back = moveCorner(standBack(grid, 3), 0, [150, 20], 3)
    const [first] = cellsOf(back)
    expect(first?.outline[0]).toEqual([expect.closeTo(150), expect.closeTo(20)])
    const second = cellsOf(back).find(({ floor }) => floor === 2)
    expect(second?.outline.map(([, y]) => Math.round(y))).toEqual([100, 100, 250, 250])
  })

  it('has no cells while its corners cross [OUT-11]', () => {
    expect(cellsOf(moveCorner(grid, 0, [700, 350]))).toEqual([])
  })

  it('joins two cells, splits one, and leaves one out [OUT-11]', () => {
    expect(widths(2, joinCells(grid, 2, 1))).toEqual([100, 200, 100])
    expect(widths(2, joinCells(grid, 2, 3))).toEqual([100, 100, 100, 100])
    expect(widths(2, splitCell(grid, 2, 3))).toEqual([100, 100, 100, 50, 50])
    const out = leaveOut(grid, 2, 0)
    expect(cellsOf(out)).toHaveLength(11)
    expect(cellsOf(leaveOut(out, 2, 0))).toHaveLength(12)
    expect(widths(3, setColumns(grid, 8))).toHaveLength(8)
  })

  it('has a handle for each corner and line, by which it is moved [OUT-11]', () => {
    const handles = handlesOf(grid)
    expect(handles.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 4 }, () => 'corner'),
      ...['floor-line', 'floor-line', 'column-line', 'column-line', 'column-line'],
    ])
    const line = handles.find(({ kind }) => kind === 'column-line')
    expect(line?.at.map(Math.round)).toEqual([200, 400])
    if (line) expect(widths(1, moveHandle(grid, line, [250, 350]))).toEqual([150, 50, 100, 100])
    const apart = setCells(standBack(grid, 3), 3, 2)
    expect(handlesOf(apart).filter((one) => 'floor' in one && one.floor === 3)).toHaveLength(5)
  })

  it('says that its corners cross [OUT-11]', () => {
    expect(cornersCross(grid)).toBe(false)
    expect(cornersCross(moveCorner(grid, 0, [600, 500]))).toBe(true)
  })
})
