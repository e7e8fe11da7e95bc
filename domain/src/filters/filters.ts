import { areaFilter } from './area-filter.ts'
import { floorFilter } from './floor-filter.ts'
import { orientationFilter } from './orientation-filter.ts'
import { priceFilter } from './price-filter.ts'
import { selectionFilter } from './selection-filter.ts'
import { statusFilter } from './status-filter.ts'
import { typeFilter } from './type-filter.ts'

/** Those that a project may select, in the bar's order (spec section 2, and orientation: BAR-07). */
export const BAR_FILTERS = [
  statusFilter,
  areaFilter,
  floorFilter,
  priceFilter,
  typeFilter,
  orientationFilter,
] as const

export const FILTERS = [...BAR_FILTERS, selectionFilter] as const

export type BarFilter = (typeof BAR_FILTERS)[number]
export type FilterName = BarFilter['name']
export type RangeFilter = Extract<BarFilter, { measure: unknown }>

type FilterValues = {
  readonly [Each in (typeof FILTERS)[number] as Each['field']]: ReturnType<Each['valueIn']>
}

/** The filter state of the specification (FLT-13), and the compass directions where a project selects them (FLT-15). */
export interface ApartmentFilter extends FilterValues {
  /** Place of the open filter in the bar. */
  readonly currentIndex: number
}

export const NONE_OPEN = -1

/** Every apartment passes it: no bound, no particular type or apartment, all four statuses. */
export const emptyFilter: ApartmentFilter = Object.assign(
  { currentIndex: NONE_OPEN },
  ...FILTERS.map(({ empty }) => empty),
)

type FilterKinds = { readonly [Each in BarFilter as Each['kind']]: Each['id'] } & {
  readonly all_apartments: 7
}

/** What a project's `selectedFilters` may list. */
export const FILTER_KINDS = {
  ...Object.fromEntries(BAR_FILTERS.map(({ kind, id }) => [kind, id])),
  all_apartments: 7,
} as FilterKinds

export type FilterKind = keyof FilterKinds
