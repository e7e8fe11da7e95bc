/** What the filters are called in the interface (spec section 3). */
export const FILTER_NAMES = ['status', 'area', 'floors', 'price', 'apartment_type'] as const

/** The bottom bar names its ranges apart, and adds all and search (spec section 2). */
export const BOTTOM_BAR_FILTER_NAMES = [
  'status',
  'area_range',
  'floor_range',
  'price',
  'apartment_type',
  'all',
  'search',
] as const
