import type { Locale } from '@belvedere/domain/screens/locale'

const withUnit =
  (unit: 'second' | 'megabyte' | 'kilobyte', most: number) => (value: number, locale: Locale) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'second' ? 'narrow' : 'short',
      maximumFractionDigits: most,
    }).format(value)

/** "12 s", and of what is shorter than one a tenth more. */
export const secondsWords = (seconds: number, locale: Locale): string =>
  withUnit('second', seconds < 1 ? 1 : 0)(seconds, locale)

/** "180 MB". */
export const megabytesWords = withUnit('megabyte', 0)

/** "64 kB", "3 MB". */
export const bytesWords = (bytes: number, locale: Locale): string =>
  bytes < 1e6 ? withUnit('kilobyte', 0)(bytes / 1e3, locale) : megabytesWords(bytes / 1e6, locale)
