import type { FilterableApartment } from './define-filter.ts'
import { filterApartments } from './filter-apartments.ts'
import { type ApartmentFilter, emptyFilter } from './filters.ts'
import { statusFilter } from './status-filter.ts'
import { typeFilter } from './type-filter.ts'

/** What to look for instead of a sold apartment: a free one of its type, or any free one where there is none of it. */
export function similarFilter(
  { apartmentTypeId }: FilterableApartment,
  apartments: readonly FilterableApartment[],
): ApartmentFilter {
  const free: ApartmentFilter = { ...emptyFilter, ...statusFilter.read('available') }
  const ofItsType: ApartmentFilter = { ...free, ...typeFilter.holding([apartmentTypeId]) }
  return filterApartments(apartments, ofItsType).length > 0 ? ofItsType : free
}
