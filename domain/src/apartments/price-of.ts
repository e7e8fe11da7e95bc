export interface PricedApartment {
  /** `price` comes only to those who may see it (ACC-09), with thousands separators. */
  readonly properties: { readonly price?: string | undefined }
}

/** The price as a number; 0 when there is none, or none for this user. */
export function priceOf({ properties: { price } }: PricedApartment): number {
  const amount = Number(price?.replaceAll(',', '') ?? 0)
  return Number.isFinite(amount) ? amount : 0
}
