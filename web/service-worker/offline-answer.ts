import { localeOfPath } from '@belvedere/domain/locale'
import type { setCatchHandler } from 'workbox-routing'
import { m } from '../app/paraglide/messages.js'
import { PAGES } from './seen.ts'

/** Without network, and not seen before: the start leads to the screen seen last, any other page says so. */
export const offlineAnswer: Parameters<typeof setCatchHandler>[0] = async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  const { pathname } = new URL(request.url)
  const last = /^\/(rs\/?)?$/.test(pathname) ? await lastSeen(pathname) : undefined
  return last ? Response.redirect(last) : offlinePage(pathname)
}

async function lastSeen(start: string): Promise<string | undefined> {
  const seen = await (await caches.open(PAGES)).keys()
  const locale = localeOfPath(start)
  return seen.map(({ url }) => url).findLast((url) => localeOfPath(new URL(url).pathname) === locale)
}

function offlinePage(pathname: string): Response {
  const locale = localeOfPath(pathname)
  const title = m.offline_title({}, { locale })
  const body = `<!doctype html><html lang="${locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<main style="max-width: 32rem; margin: 20vh auto; padding: 0 1.5rem; font: 1.1rem/1.6 Georgia, serif; color: #1e1b17">
<h1 style="font-weight: 400">${title}</h1><p>${m.offline_text({}, { locale })}</p>
<p><a href="${pathname}" style="color: #16474f">${m.try_again({}, { locale })}</a></p></main></html>`
  return new Response(body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
