import {
  type ApartmentStatus,
  NUMBERED_STATUSES,
  type NumberedStatus,
  numberedStatus,
  toApartmentStatus,
} from '../apartments/apartment-status.ts'
import { defineFilter, type FilterableApartment } from './define-filter.ts'

/** `all` exists in the filter only and turns status filtering off (spec sections 4 and 5). */
type FilterStatus = ApartmentStatus | 'all'

export interface StatusChoice {
  readonly value: FilterStatus
  /** Names the message; the screen chooses the words. */
  readonly label: string
}

type Chosen = readonly StatusChoice[]

/** `all` turns status filtering off (FLT-01). */
export const ALL_STATUSES: Chosen = [{ value: 'all', label: 'all' }]

const FOUR_STATUSES: Chosen = NUMBERED_STATUSES.map((status) => ({ value: status, label: status }))

const AND = '-'
const NONE = 'none'

const filter = defineFilter({
  field: 'apartmentStatus',
  key: 'status',
  empty: FOUR_STATUSES,
  isActive: (chosen) => !choosesEvery(chosen),
  // With no status chosen nothing passes.
  test: (chosen) => {
    const wanted = new Set(chosen.map(({ value }) => oneOfFour(value)))
    return ({ status }) => wanted.has(oneOfFour(status))
  },
  write: (chosen) => chosen.map(({ value }) => value).join(AND) || NONE,
  read: (text) => {
    if (text === NONE) return []
    const told = text.split(AND)
    const chosen = FOUR_STATUSES.filter(({ value }) => told.includes(value))
    return chosen.length > 0 ? chosen : FOUR_STATUSES
  },
})

type State = typeof filter.empty

const isChosen = ({ apartmentStatus }: State, status: NumberedStatus) =>
  choosesEvery(apartmentStatus) || apartmentStatus.some(({ value }) => value === status)

export const statusFilter = {
  name: 'status',
  kind: 'status',
  id: 1,
  ...filter,
  traits: ({ status }: FilterableApartment) => [oneOfFour(status)],
  isChosen,
  choose: (state: State, status: NumberedStatus, on: boolean): State => {
    const four = NUMBERED_STATUSES.filter((one) => (one === status ? on : isChosen(state, one)))
    return filter.holding(FOUR_STATUSES.filter(({ value }) => four.some((one) => one === value)))
  },
} as const

function choosesEvery(choices: Chosen): boolean {
  const chosen = new Set(choices.map(({ value }) => value))
  return chosen.has('all') || NUMBERED_STATUSES.every((status) => chosen.has(status))
}

/** Pending reservations go with reserved (FLT-01). An unknown status looks unavailable, and is found there. */
function oneOfFour(status: string): NumberedStatus {
  return numberedStatus(toApartmentStatus(status) ?? 'unavailable')
}
