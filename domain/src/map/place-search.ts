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
