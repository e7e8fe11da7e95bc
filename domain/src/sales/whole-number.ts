import { NUMBER_FORMATS, readNumber } from '../imports/read-number.ts'

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

/** An amount as people write it, `31.600,00` or `-31,600.50 €`; undefined for what is none. */
export function readAmount(text: string): number | undefined {
  // A separator before three digits is one of thousands, whichever it is: read that way it is more.
  const readings = NUMBER_FORMATS.flatMap((format) => readNumber(text, format) ?? [])
  return readings.toSorted((one, other) => Math.abs(other) - Math.abs(one))[0]
}

/** The same in whole euros. */
export function readEuros(text: string): number | undefined {
  const amount = readAmount(text)
  return amount === undefined ? undefined : Math.round(amount)
}
