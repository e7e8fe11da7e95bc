import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, type Strategy, type StrategyOptions } from 'workbox-strategies'

type Plugin = NonNullable<StrategyOptions['plugins']>[number]

const DAY_S = 24 * 60 * 60

export const PAGES = 'pages'
const ANSWERS = 'answers'
const PICTURES = 'pictures'
const SCRIPTS = 'scripts'

/** What is someone's own is never stored: an answer to a known asker, or one that says so itself. */
const onlyPublic: Plugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const caching = response.headers.get('cache-control') ?? ''
    const own = request.headers.has('authorization') || /no-store|private/.test(caching)
    return response.status === 200 && !own ? response : null
  },
}

/** Below a masterplan the query only chooses and filters: the same screen with another one will do. */
const anyQuery: Plugin = {
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    if (cachedResponse || !/^(\/rs)?\/masterplan\//.test(new URL(request.url).pathname)) return cachedResponse
    return (await caches.open(cacheName)).match(request, { ignoreSearch: true })
  },
}

const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })

/** Prices and statuses change: what was seen is shown only while the network is gone. */
export const pages = new NetworkFirst({ cacheName: PAGES, plugins: [onlyPublic, anyQuery, atMost(60)] })
const answers = new NetworkFirst({ cacheName: ANSWERS, plugins: [onlyPublic, atMost(400)] })

/** Named by their content: what is there is right. */
export const pictures = new CacheFirst({ cacheName: PICTURES, plugins: [onlyPublic, atMost(1500)] })
/** Those of versions before as well: a page that was seen then asks for them. */
export const scripts = new CacheFirst({ cacheName: SCRIPTS, plugins: [onlyPublic, atMost(800)] })

/** How an answer is kept; undefined for what must not be kept. */
export function keeperOf({ pathname, searchParams }: URL): Strategy | undefined {
  if (pathname.startsWith('/assets/')) return scripts
  // How things are now is asked, not remembered, and a stream never ends.
  if (/\/statuses(\/stream)?$/.test(pathname)) return undefined
  if (pathname.startsWith('/files/') || (pathname.endsWith('/file') && searchParams.has('v'))) return pictures
  return /^(\/th-server)?\/api\/v1\//.test(pathname) ? answers : undefined
}

/** At logout nothing stays of what was looked at; the scripts are everyone's. */
export async function forgetSeen() {
  await Promise.all([PAGES, ANSWERS, PICTURES].map((name) => caches.delete(name)))
}
