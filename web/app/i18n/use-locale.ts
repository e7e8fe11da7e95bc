import { type Locale, localeOfPath, localisedPath } from '@belvedere/domain/screens/locale'
import { useCallback } from 'react'
import { useLocation } from 'react-router'

export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname)
}

/** Turns an unprefixed address into the one of the language that is on screen. */
export function useLocalised(): (path: string) => string {
  const locale = useLocale()
  return useCallback((path: string) => localisedPath(path, locale), [locale])
}
