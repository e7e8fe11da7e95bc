import type { FilterableApartment } from './define-filter.ts'
import { type ApartmentFilter, FILTERS } from './filters.ts'

/** The one rule: what the picture dims and what the list leaves out. */
export function filterApartments<Apartment extends FilterableApartment>(
  apartments: readonly Apartment[],
  filter: ApartmentFilter,
): Apartment[] {
  return apartments.filter(matcherOf(filter))
}

export function matcherOf(filter: ApartmentFilter): (apartment: FilterableApartment) => boolean {
  const tests = FILTERS.filter((each) => each.isActive(filter)).map((each) => each.test(filter))
  return (apartment) => tests.every((passes) => passes(apartment))
}
