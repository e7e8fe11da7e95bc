import { APARTMENT_STATUSES, type ApartmentStatus } from '../apartments/apartment-status.ts'
import { mayChangeStatus } from './status-change.ts'

export interface StatusChoice {
  readonly status: ApartmentStatus
  /** How many of the chosen ones may become it. */
  readonly count: number
}

/** What chosen apartments may become: those that all of them may first, then those that only some may. */
export function statusChoices(statuses: readonly ApartmentStatus[]): StatusChoice[] {
  return APARTMENT_STATUSES.map((status) => ({
    status,
    count: statuses.filter((from) => mayChangeStatus(from, status)).length,
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}
