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

/**
 * Apartments for what was found on a picture: floor from the bottom, number from the left or the right (OUT-03). A building
 * has more than one side: those seen on another picture come last.
 */
export function tieByPosition<Found extends Region, Apartment extends Home>(
  regions: readonly Found[],
  apartments: readonly Apartment[],
  direction: Direction,
  seenElsewhere: (apartment: Apartment) => boolean,
): TiedFloor<Found, Apartment>[] {
  const homes = [...Map.groupBy(apartments, ({ floor }) => floor)].sort(([a], [b]) => a - b)
  return floorsByPosition(regions).map((found, level) => {
    const [floor, own = []] = homes[level] ?? []
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

export function byName<Apartment extends { readonly name: string }>(
  apartments: readonly Apartment[],
): Apartment[] {
  return apartments.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
}
