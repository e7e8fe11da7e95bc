import type { Locale } from '@belvedere/domain/screens/locale'

const DAY_MS = 86_400_000

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** "today", "yesterday", or "17 November". */
export function dayWords(at: string, locale: Locale, month: 'long' | 'short' = 'long'): string {
  const date = new Date(at)
  const ago = Math.round((midnight(new Date()) - midnight(date)) / DAY_MS)
  if (ago === 0 || ago === 1)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month }).format(date)
}

/** "21:17". */
export const timeWords = (at: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(at),
  )

/** "3 months ago". */
export function agoWords(at: string, locale: Locale): string {
  const days = Math.floor((Date.now() - Date.parse(at)) / DAY_MS)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (days < 31) return words.format(-days, 'day')
  return days < 365
    ? words.format(-Math.floor(days / 30.5), 'month')
    : words.format(-Math.floor(days / 365), 'year')
}
