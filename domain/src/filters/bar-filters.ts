import { type ApartmentFilter, BAR_FILTERS, FILTER_KINDS, type FilterName } from './filters.ts'

export type BarButton = FilterName | 'all' | 'search'

/** "30, 225, 425, 625, 825 px": five places (FLT-12). */
const BAR_PLACES = 5

interface Offer {
  readonly selectedFilters: readonly number[]
  /** Some apartment came with its price, which only those who may see prices get (FLT-04). */
  readonly pricesShown: boolean
}

/** The filters that the project selects, in the bar's order. */
export function offeredFilters({ selectedFilters, pricesShown }: Offer): FilterName[] {
  const selected = BAR_FILTERS.filter(({ id }) => selectedFilters.includes(id))
  return selected.filter((filter) => pricesShown || !('ofPrices' in filter)).map(({ name }) => name)
}

/** Those of them that have a place in the bar; the others are found under all filters. */
export function placedFilters(offer: Offer): FilterName[] {
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

/** Which of the filters leave something out; the badge counts them. */
export function activeFilters(filter: ApartmentFilter): FilterName[] {
  return BAR_FILTERS.filter((each) => each.isActive(filter)).map(({ name }) => name)
}
