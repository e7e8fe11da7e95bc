import type { Outline, Point } from '@belvedere/domain/geometry/outline'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import {
  cornersCross,
  type FacadeGrid,
  facadeGrid,
  joinCells,
  setCells,
  setColumns,
} from '@belvedere/domain/outlines/facade-grid'
import { type GridFloor, gridHomes, homesOfSide } from '@belvedere/domain/outlines/grid-homes'
import type { Direction } from '@belvedere/domain/outlines/tie-by-position'
import { useMemo, useState } from 'react'
import type { DrawnThing } from '../load-drawing.ts'

export interface CellPlace {
  readonly floor: number
  readonly column: number
}

/** What does not fit the list: fewer apartments than columns, or more than cells. */
export interface Misfit {
  readonly kind: 'fewer' | 'more'
  readonly floor: number
  readonly homes: number
  readonly columns: number
}

interface GridOf {
  readonly apartments: readonly DrawnThing[]
  readonly elsewhere: ReadonlySet<number>
  readonly drawing: Drawing
}

export interface Grid {
  /** Set so far, from the top left; four make the grid. */
  readonly corners: readonly Point[]
  readonly addCorner: (at: Point) => void
  readonly removeCorner: () => void
  readonly grid: FacadeGrid | undefined
  readonly change: (change: (grid: FacadeGrid) => FacadeGrid) => void
  readonly begin: () => void
  readonly floors: readonly GridFloor<DrawnThing>[]
  readonly range: readonly [from: number, to: number]
  readonly setRange: (range: readonly [number, number]) => void
  readonly columns: number
  readonly setColumnCount: (columns: number) => void
  readonly direction: Direction
  readonly setDirection: (direction: Direction) => void
  /** Up to two neighbours. */
  readonly chosen: readonly CellPlace[]
  readonly choose: (cells: readonly CellPlace[]) => void
  readonly join: () => void
  readonly misfit: Misfit | undefined
  readonly settle: (floor: number) => void
  readonly crossed: boolean
  /** Whether what is drawn already is made anew. */
  readonly replacing: boolean
  readonly setReplacing: (replacing: boolean) => void
  readonly outlines: ReadonlyMap<number, readonly Outline[]>
}

/** A façade grid on its way to outlines. It stays as it is when the tool is left, and is there again with the key. */
export function useGrid({ apartments, elsewhere, drawing }: GridOf): Grid {
  const all = [...new Set(apartments.map(({ floor }) => floor))].sort((a, b) => a - b)
  const [corners, setCorners] = useState<readonly Point[]>([])
  const [grid, setGrid] = useState<FacadeGrid>()
  const [range, keepRange] = useState<readonly [number, number]>([all[0] ?? 1, all.at(-1) ?? 1])
  const [direction, setDirection] = useState<Direction>('left-to-right')
  const [chosen, choose] = useState<readonly CellPlace[]>([])
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set())
  const [replacing, setReplacing] = useState(true)
  const seenElsewhere = ({ poiId }: DrawnThing) => elsewhere.has(poiId) && !drawing.get(poiId)?.length
  const homesOn = (floor: number) => homesOfSide(apartments, floor, seenElsewhere).length

  /** As many columns as the fullest floor has apartments; floors with fewer are joined to theirs. */
  function made(at: readonly Point[], [from, to]: readonly [number, number]): FacadeGrid | undefined {
    const [a, b, c, d] = at
    const floors = all.filter((floor) => floor >= from && floor <= to).reverse()
    if (!a || !b || !c || !d || floors.length === 0) return undefined
    const columns = Math.max(1, ...floors.map(homesOn))
    return floors.reduce(
      (now, floor) => {
        const homes = homesOn(floor)
        return homes > 0 && homes < columns ? setCells(now, floor, homes) : now
      },
      facadeGrid([a, b, c, d], floors, columns),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen elsewhere follows from these
  const floors = useMemo(
    () => (grid ? gridHomes(grid, { homes: apartments, direction, seenElsewhere }) : []),
    [grid, apartments, direction, elsewhere, drawing],
  )
  const columns = grid ? grid.columnLines.length + 1 : 0
  const misfits = floors.flatMap(({ floor, homes, cells }): Misfit[] => {
    if (settled.has(floor)) return []
    if (homes > cells.length) return [{ kind: 'more', floor, homes, columns: cells.length }]
    return homes < columns && homes > 0 ? [{ kind: 'fewer', floor, homes, columns }] : []
  })
  const [one, other] = chosen.toSorted((a, b) => a.column - b.column)
  return {
    ...{ corners, grid, floors, range, columns, direction, setDirection, chosen, choose },
    ...{ replacing, setReplacing },
    addCorner(at) {
      const next = [...corners, at]
      setCorners(next)
      if (next.length === 4) setGrid(made(next, range))
    },
    removeCorner: () => setCorners(corners.slice(0, -1)),
    change: (change) => setGrid((now) => now && change(now)),
    begin() {
      setCorners([])
      setGrid(undefined)
      choose([])
      setSettled(new Set())
    },
    setRange(next) {
      keepRange(next)
      if (grid) setGrid(made(grid.corners, next))
      choose([])
    },
    setColumnCount: (count) => setGrid((now) => now && setColumns(now, count)),
    join() {
      if (!one) return
      if (other && (other.floor !== one.floor || other.column !== one.column + 1)) return
      setGrid((now) => now && joinCells(now, one.floor, one.column))
      choose([one])
    },
    misfit: misfits[0],
    settle: (floor) => setSettled((now) => new Set(now).add(floor)),
    crossed: grid ? cornersCross(grid) : false,
    outlines: useMemo(
      () =>
        new Map(
          floors.flatMap(({ cells }) =>
            cells.flatMap(({ cell, home }) =>
              home && (replacing || !drawing.get(home.poiId)?.length)
                ? [[home.poiId, [cell.outline]] as const]
                : [],
            ),
          ),
        ),
      [floors, replacing, drawing],
    ),
  }
}
