import { priceFilter } from '../filters/price-filter.ts'
import { ROLES } from './roles.ts'

/** Whose a project's prices are: everybody's, those of the people it names (ACC-09), or nobody's (STU-09). */
export const PRICES = ['public', 'named', 'nobody'] as const
export type Prices = (typeof PRICES)[number]

/** Whom prices may be shown to by role: all of them at first. */
export const PRICE_ROLES = [ROLES.project_admin, ROLES.project_editor, ROLES.user, ROLES.sales_agent] as const

export interface PriceSettings {
  readonly prices: Prices
  readonly selectedFilters: readonly number[]
  readonly selectedRoles: readonly number[]
}

type Wanted = { readonly [Setting in keyof PriceSettings]?: PriceSettings[Setting] | undefined }

/**
 * The settings of prices after a change, which always say the same: `prices` decides; where it is not named, the filter by
 * price does, which by itself makes prices nobody's or those of named people and never public. Undefined where roles are
 * named for prices that are nobody's.
 */
export function changePriceSettings(present: PriceSettings, wanted: Wanted): PriceSettings | undefined {
  const { selectedFilters = present.selectedFilters } = wanted
  const prices = wanted.prices ?? pricesByFilter(present.prices, selectedFilters)
  const others = selectedFilters.filter((id) => id !== priceFilter.id)
  if (prices === 'nobody') {
    if (wanted.prices === undefined && wanted.selectedRoles && wanted.selectedRoles.length > 0)
      return undefined
    return { prices, selectedFilters: others, selectedRoles: [] }
  }
  const first =
    wanted.prices !== undefined && present.selectedRoles.length === 0 && present.prices === 'nobody'
  return {
    prices,
    selectedFilters: selectedFilters.includes(priceFilter.id) ? selectedFilters : [...others, priceFilter.id],
    selectedRoles: wanted.selectedRoles ?? (first ? PRICE_ROLES : present.selectedRoles),
  }
}

function pricesByFilter(present: Prices, selectedFilters: readonly number[]): Prices {
  if (!selectedFilters.includes(priceFilter.id)) return 'nobody'
  return present === 'nobody' ? 'named' : present
}
