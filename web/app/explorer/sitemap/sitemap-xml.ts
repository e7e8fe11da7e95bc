import { alternates } from '@belvedere/domain/screens/canonical-address'

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'

/** Each screen in both languages, each naming the other. */
export function sitemapXml(origin: string, screens: readonly string[]): string {
  const urls = screens.flatMap((screen) => {
    const all = alternates(screen).map(({ lang, path }) => ({
      lang,
      href: escaped(new URL(path, origin).href),
    }))
    const links = all.map(
      ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
    )
    return all
      .filter(({ lang }) => lang !== 'x-default')
      .map(({ href }) => `<url><loc>${href}</loc>${links.join('')}</url>\n`)
  })
  return `${HEAD}${urls.join('')}</urlset>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
