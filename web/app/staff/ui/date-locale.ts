import type { Locale } from '@belvedere/domain/screens/locale'

/** Days stand before months, in English too: "Monday 16 November". */
export const dateLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale)
