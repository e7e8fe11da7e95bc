import { floorFilter } from '../filters/floor-filter.ts'
import { floorText } from './floors-of.ts'

export const NOT_AVAILABLE = 'N/A'

interface AreaFacts {
  readonly area?: number | null | undefined
  readonly totalArea?: number | null | undefined
}

interface FloorFacts {
  readonly floor?: number | null | undefined
  readonly properties?: { readonly levels?: number | undefined } | undefined
}

export function cardArea({ area, totalArea }: AreaFacts): string {
  const known = area ?? totalArea
  return known && known > 0 ? `${Math.round(known)}\u00a0m²` : NOT_AVAILABLE
}

/** "Shown only if truthy, enabled in settings and at least 0" (spec section 5): the ground floor, 0, is N/A. */
export function cardFloor({ floor, properties }: FloorFacts, selectedFilters: readonly number[]): string {
  const shown = floor && floor >= 0 && selectedFilters.includes(floorFilter.id)
  return shown ? floorText({ floor, properties }) : NOT_AVAILABLE
}
