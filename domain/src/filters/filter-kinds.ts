/** What a project's `selectedFilters` may list. */
export const FILTER_KINDS = {
  status: 1,
  area: 2,
  floors: 3,
  price: 4,
  apartment_type: 5,
  orientation: 6,
  all_apartments: 7,
} as const

export type FilterKind = keyof typeof FILTER_KINDS
