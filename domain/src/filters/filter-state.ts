import { APARTMENT_STATUS_NUMBERS, type ApartmentStatus } from '../apartments/apartment-status.ts'

/** `all` exists in the filter only and turns status filtering off (spec sections 4 and 5). */
export type FilterStatus = ApartmentStatus | 'all'

export interface StatusChoice {
  readonly value: FilterStatus
  /** Names the message; the screen chooses the words. */
  readonly label: string
}

export type Range = readonly [min: number, max: number]

export interface FilterState {
  readonly filterArea: Range
  readonly filterFloor: Range
  readonly filterPrice: Range
  readonly selectedApartmentTypes: readonly number[]
  readonly apartmentStatus: readonly StatusChoice[]
  readonly selectedApartments: readonly number[]
  /** Place of the open filter in the bar. */
  readonly currentIndex: number
}

const NO_FILTER_OPEN = -1

const UNBOUNDED: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

/** Every apartment passes it: no bound, no particular type or apartment, all four statuses. */
export const emptyFilterState: FilterState = {
  filterArea: UNBOUNDED,
  filterFloor: UNBOUNDED,
  filterPrice: UNBOUNDED,
  selectedApartmentTypes: [],
  apartmentStatus: fourStatuses(),
  selectedApartments: [],
  currentIndex: NO_FILTER_OPEN,
}

function fourStatuses(): StatusChoice[] {
  const statuses = Object.keys(APARTMENT_STATUS_NUMBERS) as (keyof typeof APARTMENT_STATUS_NUMBERS)[]
  return statuses.map((status) => ({ value: status, label: status }))
}
