import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { BuildingSummary } from '@belvedere/contract/entities/building'
import { offeredFilters } from '@belvedere/domain/filters/bar-filters'
import type { Range } from '@belvedere/domain/filters/define-range'
import { filterBounds, filterValues } from '@belvedere/domain/filters/filter-bounds'
import { BAR_FILTERS, type FilterName, type RangeFilter } from '@belvedere/domain/filters/filters'
import { histogram } from '@belvedere/domain/filters/histogram'
import { orientationFilter } from '@belvedere/domain/filters/orientation-filter'

type ApartmentType = BuildingSummary['apartmentTypes'][number]

/** What there is to choose from: made once for a list of apartments, not for every move of a slider. */
export interface FilterFacts {
  readonly apartments: readonly Apartment[]
  /** Of the project's settings. */
  readonly selectedFilters: readonly number[]
  readonly offered: readonly FilterName[]
  readonly pricesShown: boolean
  /** Those that some apartment is of. */
  readonly types: readonly ApartmentType[]
  /** The directions that some apartment faces. */
  readonly directions: ReadonlySet<string>
  /** Of each filter with a slider. */
  readonly ranges: ReadonlyMap<FilterName, RangeFacts>
}

export interface RangeFacts {
  readonly bounds: Range | undefined
  /** How many apartments lie in each part of the range. */
  readonly bars: readonly number[]
}

const MOST_BARS = 20

export function filterFacts(
  apartments: readonly Apartment[],
  types: readonly ApartmentType[],
  selectedFilters: readonly number[],
): FilterFacts {
  const typeIds = new Set(apartments.map(({ apartmentTypeId }) => apartmentTypeId))
  const ranges = new Map<FilterName, RangeFacts>()
  for (const filter of BAR_FILTERS)
    if ('measure' in filter) ranges.set(filter.name, rangeFacts(apartments, filter))
  const pricesShown = ranges.get('price')?.bounds !== undefined
  return {
    apartments,
    selectedFilters,
    offered: offeredFilters({ selectedFilters, pricesShown }),
    pricesShown,
    types: types.filter(({ id }) => typeIds.has(id)),
    directions: new Set(apartments.flatMap(orientationFilter.traits)),
    ranges,
  }
}

function rangeFacts(apartments: readonly Apartment[], filter: RangeFilter): RangeFacts {
  const bounds = filterBounds(apartments, filter)
  if (!bounds) return { bounds, bars: [] }
  // A bar for each value, where there are no more of them.
  const bars = Math.min(MOST_BARS, Math.floor((bounds[1] - bounds[0]) / filter.step) + 1)
  return { bounds, bars: histogram(filterValues(apartments, filter), bounds, bars) }
}
