import { alternates, canonicalPath } from '@belvedere/domain/screens/canonical-address'
import { localisedPath } from '@belvedere/domain/screens/locale'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'

/** Where the screen is to be found, and where it is in the other language; React lifts it into <head>. */
export function AddressHead({ origin }: { origin: string }) {
  const { pathname, search } = useLocation()
  const locale = useLocale()
  const canonical = canonicalPath(pathname, new URLSearchParams(search))
  const absolute = (path: string) => new URL(path, origin).href
  return (
    <>
      <link rel="canonical" href={absolute(localisedPath(canonical, locale))} />
      {alternates(canonical).map(({ lang, path }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={absolute(path)} />
      ))}
    </>
  )
}
