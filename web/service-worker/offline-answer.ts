import { localeOfPath } from '@belvedere/domain/screens/locale'
import type { setCatchHandler } from 'workbox-routing'
import { m } from '../app/paraglide/messages.js'
import { PAGES } from './seen.ts'

/** Of its own: the product's styles may not be there. */
const STYLE = `
:root { color-scheme: light dark; background: #fcfaf6; color: #1e1b17; font: 1.1rem/1.6 Georgia, serif }
main { max-width: 32rem; margin: 20vh auto; padding: 0 1.5rem }
h1 { font-weight: 400 }
a { display: inline-block; padding: 0.6rem 0; color: #16474f }
@media (prefers-color-scheme: dark) { :root { background: #1b1916; color: #f5f1e9 } a { color: #8ccbc7 } }`

/** The browser says that the network is back before it carries anything, so it is tried; this worker lets HEAD pass. */
const RELOAD_WHEN_BACK = `
const look = () => fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), again)
const again = () => setTimeout(look, 5000)
addEventListener('online', look)
if (navigator.onLine) again()`

/** Without network, and not seen before: the start leads to the screen seen last, any other page says so. */
export const offlineAnswer: Parameters<typeof setCatchHandler>[0] = async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  const url = new URL(request.url)
  const last = /^\/(rs\/?)?$/.test(url.pathname) ? await lastSeen(url.pathname) : undefined
  return last ? Response.redirect(last) : offlinePage(url)
}

async function lastSeen(start: string): Promise<string | undefined> {
  const seen = await (await caches.open(PAGES)).keys()
  const locale = localeOfPath(start)
  return seen.map(({ url }) => url).findLast((url) => localeOfPath(new URL(url).pathname) === locale)
}

/** Opens by itself once the network is back. */
function offlinePage({ pathname, search }: URL): Response {
  const locale = localeOfPath(pathname)
  const title = m.offline_title({}, { locale })
  const body = `<!doctype html><html lang="${locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${STYLE}</style>
<main><h1>${title}</h1><p>${m.offline_text({}, { locale })}</p>
<p><a href="${pathname}${search.replaceAll('&', '&amp;')}">${m.try_again({}, { locale })}</a></p></main>
<script>${RELOAD_WHEN_BACK}</script></html>`
  return new Response(body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
