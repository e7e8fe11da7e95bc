import type { CompassDirection } from '../apartments/orientation.ts'
import { emptyFilterState, type FilterState, type Range, type StatusChoice } from './filter-state.ts'

/** The filter state of the specification, and the compass directions where a project selects them (FLT-15). */
export interface ApartmentFilter extends FilterState {
  /** None means any, as with types. */
  readonly selectedOrientations: readonly CompassDirection[]
}

export const emptyApartmentFilter: ApartmentFilter = { ...emptyFilterState, selectedOrientations: [] }

/** `all` turns status filtering off (FLT-01). */
export const ALL_STATUSES: readonly StatusChoice[] = [{ value: 'all', label: 'all' }]

export function isBounded([least, greatest]: Range): boolean {
  return least !== Number.NEGATIVE_INFINITY || greatest !== Number.POSITIVE_INFINITY
}

export function choosesEveryStatus(choices: readonly StatusChoice[]): boolean {
  const chosen = new Set(choices.map(({ value }) => value))
  return chosen.has('all') || emptyFilterState.apartmentStatus.every(({ value }) => chosen.has(value))
}
