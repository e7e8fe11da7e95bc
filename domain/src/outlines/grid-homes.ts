import { cellsOf, type FacadeGrid, type GridCell } from './facade-grid.ts'
import { byName, type Direction } from './tie-by-position.ts'

interface Home {
  readonly poiId: number
  readonly name: string
  readonly floor: number
}

export interface GridFloor<Apartment extends Home> {
  readonly floor: number
  /** From the left, each with its apartment as far as the list has one. */
  readonly cells: readonly { readonly cell: GridCell; readonly home: Apartment | undefined }[]
  /** How many apartments of this side the list has on the floor. */
  readonly homes: number
}

interface Numbered<Apartment extends Home> {
  readonly homes: readonly Apartment[]
  readonly direction: Direction
  readonly seenElsewhere: (home: Apartment) => boolean
}

/** Numbers come from the list of apartments, floor by floor (OUT-11); a building's other sides come last. */
export function gridHomes<Apartment extends Home>(
  grid: FacadeGrid,
  { homes, direction, seenElsewhere }: Numbered<Apartment>,
): GridFloor<Apartment>[] {
  const cells = Map.groupBy(cellsOf(grid), ({ floor }) => floor)
  return grid.rows.map(({ floor }) => {
    const own = cells.get(floor) ?? []
    const here = homesOfSide(homes, floor, seenElsewhere)
    const elsewhere = byName(homes.filter((home) => home.floor === floor && !here.includes(home)))
    const chosen = byName([...here, ...elsewhere].slice(0, own.length))
    const inOrder = direction === 'left-to-right' ? chosen : chosen.toReversed()
    const skipped = direction === 'left-to-right' ? 0 : own.length - chosen.length
    return {
      floor,
      homes: here.length,
      cells: own.map((cell, i) => ({ cell, home: inOrder[i - skipped] })),
    }
  })
}

/** The apartments of a floor that no other picture shows; all of them when each is seen elsewhere. */
export function homesOfSide<Apartment extends Home>(
  homes: readonly Apartment[],
  floor: number,
  seenElsewhere: (home: Apartment) => boolean,
): Apartment[] {
  const own = homes.filter((home) => home.floor === floor)
  const here = own.filter((home) => !seenElsewhere(home))
  return byName(here.length > 0 ? here : own)
}
