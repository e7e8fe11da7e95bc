import { type Locale, localisedPath } from './locale.ts'

/** What of a query says what a screen is about; the rest (a selected apartment, a campaign) is the visitor's own. */
const TELLING = ['projectId', 'poiId', 'mediaId'] as const

interface Query {
  get(name: string): string | null
}

/** The one address under which a screen is to be found, without its language. */
export function canonicalPath(pathname: string, query: Query): string {
  const telling = TELLING.flatMap((name) => {
    const value = query.get(name)
    return value ? `${name}=${encodeURIComponent(value)}` : []
  })
  const path = localisedPath(pathname, 'en').replace(/(?<=[^/])\/+$/, '')
  return telling.length ? `${path}?${telling.join('&')}` : path
}

const HOST = /(?<=^https?:\/\/)(\[[^\]]+\]|[^:/]+)/

/** A project's screens are to be found on its own host, whichever of the installation's was asked. */
export function canonicalOrigin(asked: string, ownHost: string | null | undefined): string {
  return ownHost ? asked.replace(HOST, ownHost) : asked
}

/** The same screen in each language, and the one for everybody else (GEN-01). */
export function alternates(canonical: string): readonly { lang: Locale | 'x-default'; path: string }[] {
  return [
    { lang: 'en', path: localisedPath(canonical, 'en') },
    { lang: 'sr-Latn', path: localisedPath(canonical, 'sr-Latn') },
    { lang: 'x-default', path: localisedPath(canonical, 'en') },
  ]
}
