import type { Locale } from '@belvedere/domain/screens/locale'

const NO_BREAK = '\u00a0'
const MINUTE_S = 60
/** From here on nobody counts seconds. */
const IN_MINUTES_FROM_S = 3 * MINUTE_S

const number = (value: number, locale: Locale, decimals = 0) =>
  value.toLocaleString(locale, { maximumFractionDigits: decimals })

/** "0.3 s", "41 s", "5 min". */
export function secondsWords(seconds: number, locale: Locale): string {
  if (seconds >= IN_MINUTES_FROM_S) return `${number(seconds / MINUTE_S, locale)}${NO_BREAK}min`
  return `${number(seconds, locale, seconds < 1 ? 1 : 0)}${NO_BREAK}s`
}

/** "180 MB". */
export const megabytesWords = (megabytes: number, locale: Locale): string =>
  `${number(megabytes, locale)}${NO_BREAK}MB`

/** "64 kB", "3 MB". */
export const bytesWords = (bytes: number, locale: Locale): string =>
  bytes < 1e6 ? `${number(bytes / 1e3, locale)}${NO_BREAK}kB` : megabytesWords(bytes / 1e6, locale)
