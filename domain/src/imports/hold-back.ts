import type { HoldReason } from './import-changes.ts'

/** "A median that moves by more than 3 %". */
export const MEDIAN_LIMIT_PERCENT = 3
/** "A price per m² outside 0.5–2 times the project's own range". */
const PER_AREA_LEAST = 0.5
const PER_AREA_MOST = 2
/** "An area that changes by more than 1 m²". */
const AREA_LIMIT = 1
/** "More than a fifth of the names unknown". */
export const UNKNOWN_LIMIT_PERCENT = 20

/** A digit too many, or one too few. */
const TEN_TIMES = { least: 9.5, most: 10.5 }

export const percentOf = (before: number, after: number): number => ((after - before) * 100) / before

export interface PerArea {
  readonly least: number
  readonly most: number
}

interface Priced {
  readonly area: number
  readonly price: number | null
}

/** What a square metre costs in the project, from the cheapest to the dearest; undefined where nothing has a price. */
export function perAreaOf(apartments: readonly Priced[]): PerArea | undefined {
  const prices = apartments.flatMap(({ price, area }) => (price !== null && area > 0 ? [price / area] : []))
  return prices.length > 0 ? { least: Math.min(...prices), most: Math.max(...prices) } : undefined
}

type PriceMove = {
  before: number | null
  after: number
  area: number
  limitPercent: number
  perArea: PerArea | undefined
}

export function holdPrice({ before, after, area, limitPercent, perArea }: PriceMove): HoldReason[] {
  const reasons: HoldReason[] = []
  if (before !== null) {
    const times = Math.max(after / before, before / after)
    if (times > TEN_TIMES.least && times < TEN_TIMES.most) reasons.push('ten-times')
    else if (Math.abs(percentOf(before, after)) > limitPercent) reasons.push('price-limit')
  }
  if (perArea && area > 0) {
    const each = after / area
    if (each < perArea.least * PER_AREA_LEAST || each > perArea.most * PER_AREA_MOST)
      reasons.push('price-per-area')
  }
  return reasons
}

export const holdArea = (before: number, after: number): HoldReason[] =>
  Math.abs(after - before) > AREA_LIMIT ? ['area'] : []

export function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
