import { statusNumber, toApartmentStatus } from '../apartments/apartment-status.ts'
import { priceOf } from '../apartments/card-price.ts'
import { facesOf } from '../apartments/orientation.ts'
import type { ApartmentFilter } from './apartment-filter.ts'
import type { FilterStatus, Range } from './filter-state.ts'

export interface FilterableApartment {
  readonly id: number
  readonly status: string
  readonly floor: number
  readonly area?: number | null | undefined
  readonly totalArea?: number | null | undefined
  readonly apartmentTypeId: number
  readonly properties: { readonly price?: string | undefined; readonly orientation?: string | undefined }
}

/** "Rounded, within the range with a tolerance of 1" (FLT-02). */
const AREA_TOLERANCE = 1

/** The one rule: what the picture dims and what the list leaves out. */
export function filterApartments<Apartment extends FilterableApartment>(
  apartments: readonly Apartment[],
  filter: FilterRules,
): Apartment[] {
  return apartments.filter(matcherOf(filter))
}

/** Which filter is open does not matter. */
type FilterRules = Omit<ApartmentFilter, 'currentIndex'>

/** Prepared once for a filter, so that thousands of apartments pass quickly. */
export function matcherOf(filter: FilterRules): (apartment: FilterableApartment) => boolean {
  const passesStatus = statusTest(filter.apartmentStatus.map(({ value }) => value))
  const passesType = choiceTest(filter.selectedApartmentTypes)
  const passesSelection = choiceTest(filter.selectedApartments)
  const directions = new Set(filter.selectedOrientations)
  return (apartment) => {
    const price = priceOf(apartment)
    return (
      passesStatus(apartment.status) &&
      lies(roundedArea(apartment), filter.filterArea, AREA_TOLERANCE) &&
      lies(apartment.floor, filter.filterFloor) &&
      (price <= 0 || lies(price, filter.filterPrice)) &&
      passesType(apartment.apartmentTypeId) &&
      passesSelection(apartment.id) &&
      (directions.size === 0 ||
        facesOf(apartment.properties.orientation).some((face) => directions.has(face)))
    )
  }
}

export function roundedArea({ area, totalArea }: FilterableApartment): number {
  return Math.round(area ?? totalArea ?? 0)
}

function lies(value: number, [least, greatest]: Range, tolerance = 0): boolean {
  return value >= least - tolerance && value <= greatest + tolerance
}

/** Nothing chosen means anything goes. */
function choiceTest(chosen: readonly number[]): (id: number) => boolean {
  const ids = new Set(chosen)
  return (id) => ids.size === 0 || ids.has(id)
}

/** Pending reservations go with reserved (FLT-01). With no status chosen nothing passes. */
function statusTest(chosen: readonly FilterStatus[]): (status: string) => boolean {
  if (chosen.includes('all')) return () => true
  const numbers = new Set(chosen.map(numberOf))
  return (status) => numbers.has(numberOf(status))
}

/** An unknown status looks unavailable on the picture, so it is found there. */
function numberOf(status: string) {
  return statusNumber(toApartmentStatus(status) ?? 'unavailable')
}
