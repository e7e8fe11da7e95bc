import { writtenNumber } from '@belvedere/domain/content/written-number'
import { formatWhole } from '@belvedere/domain/sales/whole-number'
import { getLocale } from '../paraglide/runtime.js'

/** How many people or things: "1,250", in Serbian "1.250". */
export const countWords = (count: number) => writtenNumber(formatWhole(count), getLocale())

/** What was measured: "82.4", in Serbian "82,4"; with so many decimals where that is asked. */
export const measureWords = (value: number, decimals?: number) =>
  writtenNumber(decimals === undefined ? String(value) : value.toFixed(decimals), getLocale())

/** "+2.6 %", with a true minus, and nothing before 0. */
export function percentWords(percent: number): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  const size = Math.abs(percent)
  return `${sign}${size < 100 ? measureWords(size, 1) : countWords(size)}\u00a0%`
}
