import {
  cellsOf,
  type FacadeGrid,
  facadeGrid,
  moveColumnLine,
  moveCorner,
  moveFloorLine,
  moveRowLine,
  setCells,
  standBack,
} from '@belvedere/domain/outlines/facade-grid'
import { viewNamed } from './demo-views.ts'
import { overlap } from './overlap.ts'

type Place = readonly [x: number, y: number]
/** One press of the pointer: a click, or a drag. */
type Act = (grid: FacadeGrid) => FacadeGrid

/** Where a person puts the corners of the six lower floors, looking at the picture, from the top left. */
const CORNERS = [
  [672, 617],
  [2984, 716],
  [2984, 1366],
  [676, 1532],
] as const
const FLOORS = [8, 7, 6, 5, 4, 3, 2, 1]
const COLUMNS = 8

const FLOOR_LINES: readonly Place[] = [797, 931, 1069, 1205, 1350].map((y) => [1640, y])
const COLUMN_LINES: readonly Place[] = [1197, 1500, 1779, 2036, 2274, 2495, 2700].map((x) => [x, 950])

/** The two upper floors have four apartments each and stand back. */
const SET_BACK: readonly { floor: number; corners: readonly Place[]; lines: readonly Place[] }[] = [
  {
    floor: 7,
    corners: [
      [830, 500],
      [2840, 622],
      [2868, 712],
      [826, 625],
    ],
    lines: [
      [1475, 600],
      [1877, 620],
      [2345, 640],
    ],
  },
  {
    floor: 8,
    corners: [
      [985, 372],
      [2724, 505],
      [2724, 612],
      [978, 506],
    ],
    lines: [
      [1598, 480],
      [1980, 500],
      [2428, 540],
    ],
  },
]

const ACTS: readonly Act[] = [
  ...SET_BACK.map(
    ({ floor }): Act =>
      (grid) =>
        standBack(grid, floor),
  ),
  ...FLOOR_LINES.map(
    (to, i): Act =>
      (grid) =>
        moveFloorLine(grid, i, to),
  ),
  ...COLUMN_LINES.map(
    (to, i): Act =>
      (grid) =>
        moveColumnLine(grid, i, to),
  ),
  ...SET_BACK.flatMap(({ floor, corners }) =>
    corners.map(
      (to, i): Act =>
        (grid) =>
          moveCorner(grid, i, to, floor),
    ),
  ),
  ...SET_BACK.flatMap(({ floor, lines }) =>
    lines.map(
      (to, i): Act =>
        (grid) =>
          moveRowLine(grid, floor, i, to),
    ),
  ),
]

export interface MeasuredGrid {
  readonly acts: number
  /** Of each apartment that is seen there. */
  readonly overlaps: readonly number[]
}

/** Riva One's river side by the façade grid, beside the true outlines. */
export function measureGrid(): MeasuredGrid {
  const view = viewNamed('r1-front')
  // The list says how many apartments the upper floors have: nobody presses anything for that.
  const begun = SET_BACK.reduce(
    (grid, { floor }) => setCells(grid, floor, 4),
    facadeGrid(CORNERS, FLOORS, COLUMNS),
  )
  const cells = cellsOf(ACTS.reduce((grid, act) => act(grid), begun))
  const overlaps = view.outlines.map(({ apartment, points }) => {
    const cell = cells.find(({ floor, column }) => apartment.name === `R1-${floor}0${column + 1}`)
    return cell ? overlap([cell.outline], [points]) : 0
  })
  return { acts: CORNERS.length + ACTS.length, overlaps }
}
