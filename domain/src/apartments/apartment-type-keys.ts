/** `two_bedroomroom` is the spec's own spelling. */
export const APARTMENT_TYPE_KEYS = [
  'studio',
  'one_bedroom',
  'two_bedroomroom',
  'three_bedroom',
  'four_bedroom',
  'duplex',
] as const

export type ApartmentTypeKey = (typeof APARTMENT_TYPE_KEYS)[number]
