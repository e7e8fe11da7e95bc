import { priceFilter } from '../filters/price-filter.ts'
import { type PricedApartment, priceOf } from './price-of.ts'

/** Shown only if above 0, enabled in settings and delivered to this user; otherwise one may ask for it (CRD-03). */
export function cardPrice(
  apartment: PricedApartment,
  selectedFilters: readonly number[],
): number | undefined {
  const price = priceOf(apartment)
  return price > 0 && selectedFilters.includes(priceFilter.id) ? price : undefined
}
