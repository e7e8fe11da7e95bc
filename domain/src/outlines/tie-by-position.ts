import type { Outline } from '../geometry/outline.ts'
import { floorsByPosition } from './floors-by-position.ts'

/** Which way the numbers run on this side of the building. */
export type Direction = 'left-to-right' | 'right-to-left'

interface Region {
  readonly parts: readonly Outline[]
}

interface Home {
  readonly name: string
  readonly floor: number
}

/** One floor of the façade: what was found there, each with its apartment as far as the list has one. */
export interface TiedFloor<Found extends Region, Apartment extends Home> {
  /** Undefined when the list has fewer floors than the façade. */
  readonly floor: number | undefined
  /** In the order that the numbers run. */
  readonly tied: readonly { readonly region: Found; readonly apartment: Apartment | undefined }[]
  /** Of the floor, on this side of the building, without a region. */
  readonly left: readonly Apartment[]
}

interface Lowest<Found extends Region> {
  /** As a person said it; else the one that fits best. */
  readonly floor?: number | undefined
  /** Where something else tells the floor of what was found. */
  readonly known?: (region: Found) => number | undefined
}

/**
 * Apartments for what was found on a picture: floor from the bottom, number from the left or the right (OUT-03). A building
 * has more than one side: those seen on another picture come last. What was found need not begin at the lowest floor.
 */
export function tieByPosition<Found extends Region, Apartment extends Home>(
  regions: readonly Found[],
  apartments: readonly Apartment[],
  direction: Direction,
  seenElsewhere: (apartment: Apartment) => boolean,
  lowest: Lowest<Found> = {},
): TiedFloor<Found, Apartment>[] {
  const homes = [...Map.groupBy(apartments, ({ floor }) => floor)].sort(([a], [b]) => a - b)
  const levels = floorsByPosition(regions)
  const said = homes.findIndex(([floor]) => floor === lowest.floor)
  const under = said >= 0 ? said : floorsUnder(levels, homes, seenElsewhere, lowest.known)
  return levels.map((found, level) => {
    const [floor, own = []] = homes[under + level] ?? []
    const here = byName(own.filter((home) => !seenElsewhere(home)))
    const elsewhere = byName(own.filter(seenElsewhere))
    const chosen = byName([...here, ...elsewhere].slice(0, found.length))
    const inOrder = direction === 'left-to-right' ? found : found.toReversed()
    return {
      floor,
      tied: inOrder.map((region, i) => ({ region, apartment: chosen[i] })),
      left: here.slice(found.length),
    }
  })
}

/**
 * How many floors of the list lie under what was found: most of what is known must be on its floor, then as many apartments
 * as were found. Where nothing tells it is none.
 */
function floorsUnder<Found extends Region, Apartment extends Home>(
  levels: readonly (readonly Found[])[],
  homes: readonly (readonly [floor: number, apartments: readonly Apartment[]])[],
  seenElsewhere: (apartment: Apartment) => boolean,
  known: (region: Found) => number | undefined = () => undefined,
): number {
  const spare = Math.max(0, homes.length - levels.length)
  const tried = Array.from({ length: spare + 1 }, (_, under) => {
    let [agreed, misfit] = [0, 0]
    for (const [level, found] of levels.entries()) {
      const [floor, own = []] = homes[under + level] ?? []
      const here = own.filter((home) => !seenElsewhere(home)).length
      agreed += found.filter((region) => known(region) === floor).length
      misfit += Math.max(0, here - found.length, found.length - own.length)
    }
    return { under, agreed, misfit }
  })
  tried.sort((a, b) => b.agreed - a.agreed || a.misfit - b.misfit || a.under - b.under)
  return tried[0]?.under ?? 0
}

export function byName<Apartment extends { readonly name: string }>(
  apartments: readonly Apartment[],
): Apartment[] {
  return apartments.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
}
