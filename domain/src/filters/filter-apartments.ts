import type { FilterableApartment } from './define-filter.ts'
import { type ApartmentFilter, type BarFilter, FILTERS } from './filters.ts'

type ChoiceFilter = Extract<BarFilter, { traits: unknown }>

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

/** How many apartments each choice of a filter finds, with all other filters as they are. */
export function countChoices(
  apartments: readonly FilterableApartment[],
  filter: ApartmentFilter,
  choice: ChoiceFilter,
): Map<string | number, number> {
  const counts = new Map<string | number, number>()
  for (const apartment of filterApartments(apartments, { ...filter, ...choice.empty }))
    for (const trait of choice.traits(apartment)) counts.set(trait, (counts.get(trait) ?? 0) + 1)
  return counts
}
