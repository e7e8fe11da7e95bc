import { LANGUAGE_IDS, type LanguageId } from '../content/languages.ts'

export const LOCALES = ['en', 'sr-Latn'] as const

/** Inside the product Serbian is `sr-Latn`, so that plural rules and `<html lang>` are right; `rs` is only its code. */
export type Locale = (typeof LOCALES)[number]

/** The locale codes of the spec, as addresses and payloads (`localeId`) carry them. */
export const LOCALE_CODES = ['en', 'rs'] as const

export type LocaleCode = (typeof LOCALE_CODES)[number]

export const LOCALE_COOKIE = 'locale'
export const LOCALE_COOKIE_DAYS = 365

const SERBIAN_PREFIX = /^\/rs(?=[/?#]|$)/

export function langIdOf(locale: Locale): LanguageId {
  return locale === 'sr-Latn' ? LANGUAGE_IDS.serbian_latin : LANGUAGE_IDS.english
}

export function localeCode(locale: Locale): LocaleCode {
  return locale === 'sr-Latn' ? 'rs' : 'en'
}

export function localeOfCode(code: LocaleCode): Locale {
  return code === 'rs' ? 'sr-Latn' : 'en'
}

export function localeOfPath(path: string): Locale {
  return SERBIAN_PREFIX.test(path) ? 'sr-Latn' : 'en'
}

/** The same screen in the other route set: `/map` and `/rs/map`. */
export function localisedPath(path: string, locale: Locale): string {
  // One leading slash only: `//host` and `/\host` would lead a link or redirect to another site.
  const bare = path.replace(SERBIAN_PREFIX, '').replace(/^[/\\]*/, '/')
  if (locale === 'en') return bare
  return `/rs${bare.replace(/^\/(?=[?#]|$)/, '')}`
}

/** Only `/` asks this: the cookie first, then the project's default language, of which 6 alone is Serbian. */
export function startLocale(cookieValue: string | undefined, defaultLangId: number | undefined): Locale {
  if (cookieValue === 'en') return 'en'
  if (cookieValue === 'rs' || cookieValue === 'sr-Latn') return 'sr-Latn'
  return defaultLangId === LANGUAGE_IDS.serbian_latin ? 'sr-Latn' : 'en'
}
