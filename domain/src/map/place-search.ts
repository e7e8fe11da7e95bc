/** "At most 5 results, each description cut at 60 characters" (LOC-01). */
export const PLACES_MAX = 5
export const PLACE_DESCRIPTION_MAX = 60

/** "Autocomplete over country, region and place" (LOC-01). */
export const PLACE_TYPES = ['country', 'region', 'place'] as const

export type PlaceType = (typeof PLACE_TYPES)[number]

/** Counts letters as people do: a letter made of two code units is not cut in half. */
export function cutDescription(description: string): string {
  return [...description].slice(0, PLACE_DESCRIPTION_MAX).join('')
}

export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

const KM_PER_DEGREE = 111.2

/** On a globe laid flat between the two: near enough to tell what is near. */
export function kmBetween(one: GeoPoint, other: GeoPoint): number {
  const narrowing = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180)
  const east = Math.abs(other.longitude - one.longitude)
  return KM_PER_DEGREE * Math.hypot(other.latitude - one.latitude, Math.min(east, 360 - east) * narrowing)
}
