/** How a person changes many prices at once (APT-02). */
export type PriceChange =
  | { readonly by: 'percent'; readonly value: number }
  | { readonly by: 'amount'; readonly value: number }
  | { readonly by: 'to'; readonly value: number }

/** Prices end in 000 or 500. */
const ROUNDING = 500
/** Whoever has exact prices keeps them so, unless they ask for rounded ones. */
export const areRounded = (priced: readonly { readonly price: number | null }[]): boolean =>
  priced.every(({ price }) => price === null || price % ROUNDING === 0)

/** "Above 10 % asks." */
export const ASK_ABOVE_PERCENT = 10
const PRICE_MAX = 2_147_483_647

/** The price after it, in whole euros; undefined where there is none to change, or it would be none. */
export function changedPrice(
  price: number | null,
  change: PriceChange,
  { rounded }: { readonly rounded: boolean },
): number | undefined {
  if (!Number.isFinite(change.value) || (price === null && change.by !== 'to')) return undefined
  const exact = exactPrice(price ?? 0, change)
  const whole = rounded ? Math.round(exact / ROUNDING) * ROUNDING : Math.round(exact)
  return whole >= 1 && whole <= PRICE_MAX ? whole : undefined
}

function exactPrice(price: number, { by, value }: PriceChange): number {
  if (by === 'to') return value
  return by === 'amount' ? price + value : (price * (100 + value)) / 100
}

export interface PricesAfter {
  /** Those whose price becomes another one. */
  readonly changed: readonly { readonly id: number; readonly before: number | null; readonly after: number }[]
  readonly lowest: number
  readonly highest: number
  /** The largest move of one of them, up or down. */
  readonly percent: number
  /** Those that have no price, or would have none. */
  readonly without: number
}

/** What a change would make of the chosen ones: shown before it is done. */
export function pricesAfter(
  chosen: readonly { readonly id: number; readonly price: number | null }[],
  change: PriceChange,
  how: { readonly rounded: boolean },
): PricesAfter {
  const after = chosen.map(({ id, price }) => ({
    id,
    before: price,
    after: changedPrice(price, change, how),
  }))
  const known = after.flatMap((one) => (one.after === undefined ? [] : [{ ...one, after: one.after }]))
  const prices = known.map((one) => one.after)
  return {
    changed: known.filter((one) => one.before !== one.after),
    lowest: prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY),
    highest: prices.reduce((most, price) => Math.max(most, price), 0),
    percent: known.reduce((most, one) => Math.max(most, movedBy(one)), 0),
    without: after.length - known.length,
  }
}

const movedBy = ({ before, after }: { before: number | null; after: number }) =>
  before === null ? 0 : (Math.abs(after - before) * 100) / before
