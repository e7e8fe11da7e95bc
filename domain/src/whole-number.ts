const DIGITS_MAX = 12

const apart = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** With its thousands apart, as all numbers of the product. */
export const formatWhole = (value: number) => apart.format(value)

/** Written by hand: separators and whatever else is no digit are taken away; nothing is 0. */
export function parseWhole(text: string): number {
  return Number(text.replaceAll(/\D/g, '').slice(0, DIGITS_MAX))
}
