const DIGITS_MAX = 12
const BEFORE_THOUSANDS = /\B(?=(\d{3})+$)/g

/**
 * With its thousands apart, as all numbers of the product. Not by `Intl.NumberFormat`: making one costs a slow phone tens
 * of milliseconds.
 */
export const formatWhole = (value: number) => String(Math.round(value)).replaceAll(BEFORE_THOUSANDS, ',')

/** Written by hand: separators and whatever else is no digit are taken away; nothing is 0. */
export function parseWhole(text: string): number {
  return Number(text.replaceAll(/\D/g, '').slice(0, DIGITS_MAX))
}
