import { type ApartmentFilter, choosesEveryStatus, isBounded } from './apartment-filter.ts'
import { FILTER_KINDS, type FilterKind } from './filter-kinds.ts'

/** As the bottom bar calls them (spec section 2), and orientation (BAR-07). */
export const BAR_FILTERS = [
  'status',
  'area_range',
  'floor_range',
  'price',
  'apartment_type',
  'orientation',
] as const

export type BarFilter = (typeof BAR_FILTERS)[number]
export type BarButton = BarFilter | 'all' | 'search'

/** "30, 225, 425, 625, 825 px": five places (FLT-12). */
const BAR_PLACES = 5

const KINDS: Record<BarFilter, FilterKind> = {
  status: 'status',
  area_range: 'area',
  floor_range: 'floors',
  price: 'price',
  apartment_type: 'apartment_type',
  orientation: 'orientation',
}

interface Offer {
  readonly selectedFilters: readonly number[]
  /** Some apartment came with its price, which only those who may see prices get (FLT-04). */
  readonly pricesShown: boolean
}

/** The filters that the project selects, in the bar's order. */
export function offeredFilters({ selectedFilters, pricesShown }: Offer): BarFilter[] {
  const selected = BAR_FILTERS.filter((filter) => selectedFilters.includes(FILTER_KINDS[KINDS[filter]]))
  return selected.filter((filter) => filter !== 'price' || pricesShown)
}

/** Those of them that have a place in the bar; the others are found under all filters. */
export function placedFilters(offer: Offer): BarFilter[] {
  return offeredFilters(offer).slice(0, BAR_PLACES)
}

/** The buttons of the building's bar: a panel of all filters makes sense only where there are some. */
export function barButtons(offer: Offer): BarButton[] {
  const placed = placedFilters(offer)
  return placed.length > 0 ? [...placed, 'all', 'search'] : ['search']
}

/** "7 all_apartments": the way to the apartments of the whole project. */
export function offersAllApartments(selectedFilters: readonly number[]): boolean {
  return selectedFilters.includes(FILTER_KINDS.all_apartments)
}

const ACTIVE: Record<BarFilter, (filter: ApartmentFilter) => boolean> = {
  status: ({ apartmentStatus }) => !choosesEveryStatus(apartmentStatus),
  area_range: ({ filterArea }) => isBounded(filterArea),
  floor_range: ({ filterFloor }) => isBounded(filterFloor),
  price: ({ filterPrice }) => isBounded(filterPrice),
  apartment_type: ({ selectedApartmentTypes }) => selectedApartmentTypes.length > 0,
  orientation: ({ selectedOrientations }) => selectedOrientations.length > 0,
}

/** Which of the filters leave something out; the badge counts them. */
export function activeFilters(filter: ApartmentFilter): BarFilter[] {
  return BAR_FILTERS.filter((name) => ACTIVE[name](filter))
}
