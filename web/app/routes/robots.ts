import { LOCALES, localisedPath } from '@belvedere/domain/screens/locale'
import type { Route } from './+types/robots'

/** Screens of a visitor's own; everything else may be found. */
const OWN = [
  '/apartment$',
  '/account/security',
  '/bane',
  '/compare-apartments-view',
  '/desk',
  '/email-verified',
  '/ForgotPassword',
  '/login',
  '/profile',
  '/protected',
  '/ResendEmailAddressVerification',
  '/reset-login',
  '/signup',
  '/studio',
]

export function loader({ url }: Route.LoaderArgs) {
  const refused = OWN.flatMap((path) => LOCALES.map((locale) => `Disallow: ${localisedPath(path, locale)}`))
  const lines = ['User-agent: *', ...refused, '', `Sitemap: ${url.origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
