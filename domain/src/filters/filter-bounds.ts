import type { FilterableApartment } from './define-filter.ts'
import type { Range } from './define-range.ts'

interface Measuring {
  readonly measure: (apartment: FilterableApartment) => number | undefined
  readonly measureTo?: ((apartment: FilterableApartment) => number) | undefined
}

/** What a range's slider counts; an apartment without a price has nothing to count. */
export function filterValues(
  apartments: readonly FilterableApartment[],
  { measure, measureTo }: Measuring,
): number[] {
  return apartments.flatMap((apartment) => {
    const from = measure(apartment)
    const to = measureTo?.(apartment) ?? from
    if (from === undefined || to === undefined) return []
    return from === to ? from : [from, to]
  })
}

/** "The least and greatest over the apartments" (FLT-07); undefined when there is nothing to count. */
export function filterBounds(apartments: readonly FilterableApartment[], of: Measuring): Range | undefined {
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
