import { describe, expect, it } from 'vitest'
import {
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  LOCALES,
  langIdOf,
  localeCode,
  localeOfPath,
  localisedPath,
  startLocale,
} from './locale.ts'

describe('startLocale', () => {
  it.each([
    ['en', 6, 'en'],
    ['en', 1, 'en'],
    ['rs', 1, 'sr-Latn'],
    ['sr-Latn', 1, 'sr-Latn'],
    ['rs', undefined, 'sr-Latn'],
  ] as const)('reads the locale cookie first: %s before language %s [GEN-02]', (cookie, langId, locale) => {
    expect(startLocale(cookie, langId)).toBe(locale)
  })

  it.each([
    [1, 'en'],
    [2, 'en'],
    [3, 'en'],
    [4, 'en'],
    [5, 'en'],
    [6, 'sr-Latn'],
    [7, 'en'],
    [undefined, 'en'],
  ] as const)('without a cookie, defaultLangId %s leads to %s [GEN-02]', (langId, locale) => {
    expect(startLocale(undefined, langId)).toBe(locale)
  })

  it.each(['', 'de', 'EN', 'sr', 'en; x'])(
    'takes no notice of an unknown cookie value "%s" [GEN-02]',
    (cookie) => {
      expect(startLocale(cookie, 6)).toBe('sr-Latn')
      expect(startLocale(cookie, 1)).toBe('en')
    },
  )

  it('remembers the choice in the cookie `locale` for 365 days [GEN-02]', () => {
    expect(LOCALE_COOKIE).toBe('locale')
    expect(LOCALE_COOKIE_DAYS).toBe(365)
  })
})

describe('localeOfPath', () => {
  it.each(['/rs', '/rs/', '/rs/map', '/rs/masterplan/1/building/2', '/rs?projectId=3', '/rs#top'])(
    'is Serbian for %s [GEN-02]',
    (path) => expect(localeOfPath(path)).toBe('sr-Latn'),
  )

  it.each(['/', '/map', '/rsvp', '/home/rs', '/?next=/rs', '/RS'])('is English for %s [GEN-02]', (path) =>
    expect(localeOfPath(path)).toBe('en'),
  )
})

describe('localisedPath', () => {
  const SCREENS = [
    ['/', '/rs'],
    ['/map', '/rs/map'],
    ['/masterplan/1/building/2/apartment/1001', '/rs/masterplan/1/building/2/apartment/1001'],
    ['/?projectId=3', '/rs?projectId=3'],
    ['/#top', '/rs#top'],
    ['/apartmentSearch?name=a/b', '/rs/apartmentSearch?name=a/b'],
    ['/rsvp', '/rs/rsvp'],
  ] as const

  it.each(SCREENS)('keeps the screen when the language changes: %s and %s [GEN-02]', (english, serbian) => {
    expect(localisedPath(english, 'sr-Latn')).toBe(serbian)
    expect(localisedPath(serbian, 'en')).toBe(english)
  })

  it.each(SCREENS)('leaves an address alone that is in its language already: %s, %s', (english, serbian) => {
    expect(localisedPath(english, 'en')).toBe(english)
    expect(localisedPath(serbian, 'sr-Latn')).toBe(serbian)
  })

  it.each([
    '//elsewhere.example',
    '/rs//elsewhere.example',
    '/\\elsewhere.example',
    '/rs/\\/elsewhere.example',
  ])('never leads to another site: %s', (path) => {
    expect(localisedPath(path, 'en')).toBe('/elsewhere.example')
    expect(localisedPath(path, 'sr-Latn')).toBe('/rs/elsewhere.example')
  })

  it('gives an address that localeOfPath reads back', () => {
    for (const locale of LOCALES) {
      for (const path of SCREENS.flat()) expect(localeOfPath(localisedPath(path, locale))).toBe(locale)
    }
  })
})

describe('a locale', () => {
  it('has its language id and its code', () => {
    expect(LOCALES.map((locale) => [locale, langIdOf(locale), localeCode(locale)])).toEqual([
      ['en', 1, 'en'],
      ['sr-Latn', 6, 'rs'],
    ])
  })
})
