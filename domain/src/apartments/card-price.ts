import { FILTER_KINDS } from '../filters/filter-kinds.ts'

interface PricedApartment {
  /** `price` comes only to those who may see it (ACC-09), with thousands separators. */
  readonly properties: { readonly price?: string | undefined }
}

/** The price as a number; 0 when there is none, or none for this user. */
export function priceOf({ properties: { price } }: PricedApartment): number {
  const amount = Number(price?.replaceAll(',', '') ?? 0)
  return Number.isFinite(amount) ? amount : 0
}

/** Shown only if above 0, enabled in settings and delivered to this user; otherwise one may ask for it (CRD-03). */
export function cardPrice(
  apartment: PricedApartment,
  selectedFilters: readonly number[],
): number | undefined {
  const price = priceOf(apartment)
  return price > 0 && selectedFilters.includes(FILTER_KINDS.price) ? price : undefined
}
