import type { Locale } from '@belvedere/domain/screens/locale'

/** `1 Dec 2026, 09:00`, by the clock of a time zone: the project's, or the reader's own. */
export const momentWords = (moment: string, locale: Locale, timeZone?: string): string =>
  new Date(moment).toLocaleString(locale === 'en' ? 'en-GB' : 'sr-Latn-RS', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  })
