import { statusNumber } from '@belvedere/domain/apartments/apartment-status'
import { priceOf } from '@belvedere/domain/apartments/card-price'
import { COMPASS_DIRECTIONS, type CompassDirection, facesOf } from '@belvedere/domain/apartments/orientation'
import { type BarFilter, offeredFilters } from '@belvedere/domain/filters/bar-filters'
import { filterBounds, filterValues, type RangeFilter } from '@belvedere/domain/filters/filter-bounds'
import type { Range } from '@belvedere/domain/filters/filter-state'
import { histogram } from '@belvedere/domain/filters/histogram'
import type { Apartment, BuildingSummary } from '../../api/entities.ts'

type ApartmentType = BuildingSummary['apartmentTypes'][number]

/** What there is to choose from: made once for a list of apartments, not for every move of a slider. */
export interface FilterFacts {
  readonly apartments: readonly Apartment[]
  /** Of the project's settings. */
  readonly selectedFilters: readonly number[]
  readonly offered: readonly BarFilter[]
  readonly pricesShown: boolean
  /** Those that some apartment is of. */
  readonly types: readonly ApartmentType[]
  readonly orientations: readonly CompassDirection[]
  /** By the numbers of the four statuses. */
  readonly statusCounts: ReadonlyMap<number, number>
  readonly typeCounts: ReadonlyMap<number, number>
  readonly ranges: Readonly<Record<RangeFilter, RangeFacts>>
}

export interface RangeFacts {
  readonly bounds: Range | undefined
  /** How many apartments lie in each part of the range. */
  readonly bars: readonly number[]
}

const BARS = 20

export function filterFacts(
  apartments: readonly Apartment[],
  types: readonly ApartmentType[],
  selectedFilters: readonly number[],
): FilterFacts {
  const pricesShown = apartments.some((apartment) => priceOf(apartment) > 0)
  const typeCounts = countBy(apartments, ({ apartmentTypeId }) => apartmentTypeId)
  const faced = new Set(apartments.flatMap(({ properties }) => facesOf(properties.orientation)))
  return {
    apartments,
    selectedFilters,
    offered: offeredFilters({ selectedFilters, pricesShown }),
    pricesShown,
    types: types.filter(({ id }) => typeCounts.has(id)),
    orientations: COMPASS_DIRECTIONS.filter((direction) => faced.has(direction)),
    statusCounts: countBy(apartments, ({ status }) => statusNumber(status)),
    typeCounts,
    ranges: {
      area: rangeFacts(apartments, 'area'),
      floor: rangeFacts(apartments, 'floor'),
      price: rangeFacts(apartments, 'price'),
    },
  }
}

function rangeFacts(apartments: readonly Apartment[], of: RangeFilter): RangeFacts {
  const bounds = filterBounds(apartments, of)
  if (!bounds) return { bounds, bars: [] }
  // A bar for each floor, where there are no more of them.
  const bars = of === 'floor' ? Math.min(BARS, bounds[1] - bounds[0] + 1) : BARS
  return { bounds, bars: histogram(filterValues(apartments, of), bounds, bars) }
}

function countBy<Item>(items: readonly Item[], key: (item: Item) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1)
  return counts
}
