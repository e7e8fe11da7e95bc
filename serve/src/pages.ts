import { createHash } from 'node:crypto'
import { isKnown } from '@belvedere/server/platform/answers/cache-headers'
import type { Config } from '@belvedere/server/platform/config'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { PAGE_HEADERS, pagePolicy } from './page-policy.ts'

/** What the web's build offers besides its routes (web/app/entry.server.tsx). */
interface WebEntry {
  requestContext(apiFetch: typeof fetch, settings: PageSettings): RouterContextProvider
}

/** What the configuration says to pages, and which other hosts they may draw from because of it. */
export interface PageSettings {
  readonly map: Pick<Config['map'], 'styleUrl' | 'pmtilesUrl'>
}

export interface Web {
  build(): Promise<ServerBuild>
  mode: 'development' | 'production'
}

/** Answers every address that nothing else claims — the API claims all of its own — with a server-rendered page. */
export function servePages(
  app: FastifyInstance,
  web: Web,
  apiFetch: typeof fetch,
  { map }: Pick<Config, 'map'>,
) {
  const policy = pagePolicy(map.hosts)
  const settings: PageSettings = { map: { styleUrl: map.styleUrl, pmtilesUrl: map.pmtilesUrl } }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const build = await web.build()
      const { requestContext } = build.entry.module as unknown as WebEntry
      const { keys, noting } = noteSurrogateKeys(apiFetch)
      const response = await createRequestHandler(build, web.mode)(
        pageRequest(request),
        requestContext(noting, settings),
      )
      if (!response.headers.has('cache-control') && response.ok) {
        const { 'cache-control': caching = '', 'cdn-cache-control': edge = '' } = app.publicHeaders
        response.headers.set('cache-control', caching)
        response.headers.set('cdn-cache-control', edge)
        response.headers.set('surrogate-key', ['all', ...keys].join(' '))
      }
      reply.headers(PAGE_HEADERS)
      const isHtml = response.headers.get('content-type')?.startsWith('text/html')
      return web.mode === 'production' && isHtml
        ? sendPage(request, reply, response, policy)
        : reply.send(response)
    },
  })
}

/**
 * The page in one piece: its policy names the inline scripts in it, and its tag is made of its text. Loaders are
 * awaited before rendering begins, so there is little that streaming would send earlier.
 */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  policy: (html: string) => string,
) {
  const html = await response.text()
  for (const [name, value] of response.headers) reply.header(name, value)
  reply.code(response.status).header('content-security-policy', policy(html))
  if (!response.headers.has('cdn-cache-control')) return reply.send(html)
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return isKnown(request, reply, tag) ? reply.code(304).send() : reply.send(html)
}

/** A page is as old as what it is made of: it carries the keys of all that its loaders have read. */
function noteSurrogateKeys(apiFetch: typeof fetch): { keys: Set<string>; noting: typeof fetch } {
  const keys = new Set<string>()
  return {
    keys,
    noting: async (...asked) => {
      const response = await apiFetch(...asked)
      for (const key of response.headers.get('surrogate-key')?.split(' ') ?? [])
        if (key !== 'all') keys.add(key)
      return response
    },
  }
}

function pageRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const left = new AbortController()
  request.raw.once('close', () => left.abort())
  return new Request(addressOf(request), {
    method: request.method,
    headers,
    signal: left.signal,
  })
}

/** At the host that was asked, whatever host the address names: `//elsewhere/map` is a path on ours. */
function addressOf(request: FastifyRequest): URL {
  const address = new URL(`${request.protocol}://${request.host}`)
  const { pathname, search } = new URL(request.url, address)
  address.pathname = pathname
  address.search = search
  return address
}
