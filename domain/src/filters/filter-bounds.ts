import { priceOf } from '../apartments/card-price.ts'
import { type FilterableApartment, roundedArea } from './filter-apartments.ts'
import type { Range } from './filter-state.ts'

export type RangeFilter = 'area' | 'floor' | 'price'

/** What each range slider counts; an apartment without a price has nothing to count. */
const VALUES: Record<RangeFilter, (apartment: FilterableApartment) => number | undefined> = {
  area: roundedArea,
  floor: ({ floor }) => floor,
  price: (apartment) => priceOf(apartment) || undefined,
}

export function filterValues(apartments: readonly FilterableApartment[], of: RangeFilter): number[] {
  return apartments.map(VALUES[of]).filter((value) => value !== undefined)
}

/** "The least and greatest over the apartments" (FLT-07); undefined when there is nothing to count. */
export function filterBounds(apartments: readonly FilterableApartment[], of: RangeFilter): Range | undefined {
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (const value of filterValues(apartments, of)) {
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  return least <= greatest ? [least, greatest] : undefined
}

/** "The area slider is hidden when they are equal" (FLT-07): there is nothing to slide between. */
export function hasSlider(bounds: Range | undefined): bounds is Range {
  return bounds !== undefined && bounds[0] < bounds[1]
}

/** Where the thumbs stand. A range may have no bounds, or bounds that were set on another building. */
export function thumbsAt([from, to]: Range, [least, greatest]: Range): Range {
  const within = (value: number) => Math.min(Math.max(value, least), greatest)
  return [within(from), within(to)]
}

/** A thumb at the end of its track sets no bound, so that a slider pushed back is a filter taken back. */
export function rangeOfThumbs([from, to]: Range, [least, greatest]: Range): Range {
  const [low, high] = from <= to ? [from, to] : [to, from]
  return [low <= least ? Number.NEGATIVE_INFINITY : low, high >= greatest ? Number.POSITIVE_INFINITY : high]
}
