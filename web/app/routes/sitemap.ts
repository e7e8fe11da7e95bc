import { serverApi } from '../api/loader-api.ts'
import { loadScreens } from '../explorer/sitemap/load-screens.ts'
import { sitemapXml } from '../explorer/sitemap/sitemap-xml.ts'
import type { Route } from './+types/sitemap'

/** What search engines may find on this host. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const screens = await loadScreens(serverApi({ request, context }))
  return new Response(sitemapXml(url.origin, screens), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
