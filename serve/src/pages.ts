import { createHash, randomUUID } from 'node:crypto'
import { etagOf } from '@belvedere/server/platform/answers/cache-headers'
import { keptPages } from '@belvedere/server/platform/answers/kept-pages'
import { readyAnswer, sendReady } from '@belvedere/server/platform/answers/ready-answer'
import type { Config } from '@belvedere/server/platform/config'
import type { Counter } from '@belvedere/server/platform/http/counter'
import { networkOf } from '@belvedere/server/platform/http/network-of'
import { refuseOtherMethods } from '@belvedere/server/platform/http/other-methods'
import { pageAddress } from '@belvedere/server/platform/http/page-address'
import { Refused } from '@belvedere/server/platform/http/refused'
import { previewBar } from '@belvedere/server/platform/previews/preview-bar'
import { previewed } from '@belvedere/server/platform/previews/previewed'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { noteAnswers } from './made-of.ts'
import { PAGE_HEADERS, pagePolicy, withoutMark } from './page-policy.ts'

/** What the web's build offers besides its routes (web/app/entry.server.tsx). */
interface WebEntry {
  requestContext(apiFetch: typeof fetch, settings: PageSettings, scriptMark?: string): RouterContextProvider
}

/** What the configuration says to pages, and which other hosts they may draw from because of it. */
export interface PageSettings {
  readonly map: Pick<Config['map'], 'styleUrl' | 'pmtilesUrl'>
}

export interface Web {
  build(): Promise<ServerBuild>
  mode: 'development' | 'production'
}

type Parts = Pick<Config, 'map' | 'pageRateLimit' | 'pageCacheBytes'> & { count: Counter }

const LIMITED_MS = 60_000

const PAGE_METHODS = ['GET', 'HEAD']

/** Answers every address that nothing else claims — the API claims all of its own — with a server-rendered page. */
export function servePages(
  app: FastifyInstance,
  web: Web,
  apiFetch: typeof fetch,
  { map, pageRateLimit, pageCacheBytes, count }: Parts,
) {
  const policy = pagePolicy(map.hosts)
  const settings: PageSettings = { map: { styleUrl: map.styleUrl, pmtilesUrl: map.pmtilesUrl } }
  const { versions } = app.answers ?? {}
  const pages = versions && pageCacheBytes > 0 ? keptPages(pageCacheBytes, versions) : undefined

  /** Rendering takes the processor for tens of milliseconds: so many for one visitor. */
  async function countRendering({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> {
    if ((await count(`page:${networkOf(ip)}`, LIMITED_MS)) <= pageRateLimit) return
    reply.header('retry-after', Math.ceil((LIMITED_MS - (Date.now() % LIMITED_MS)) / 1_000))
    throw new Refused('too-many-requests')
  }

  refuseOtherMethods(app, '/*', PAGE_METHODS)
  app.route({
    method: PAGE_METHODS,
    url: '/*',
    handler: async (request, reply) => {
      const address = pageAddress(request)
      const preview = previewed()
      const ready = preview ? undefined : pages?.current(address.href)
      if (ready) return sendReady(request, reply, ready)
      await countRendering(request, reply)
      const build = await web.build()
      const { requestContext } = build.entry.module as unknown as WebEntry
      const answers = noteAnswers(apiFetch, versions?.changes ?? 0)
      const mark = randomUUID()
      const response = await createRequestHandler(build, web.mode)(
        new Request(address, { headers: headersFor(request) }),
        requestContext(answers.noting, settings, web.mode === 'production' ? mark : undefined),
      )
      if (!preview && !response.headers.has('cache-control') && response.ok) {
        const { 'cache-control': caching = '', 'cdn-cache-control': edge = '' } = app.publicHeaders
        response.headers.set('cache-control', caching)
        response.headers.set('cdn-cache-control', edge)
        response.headers.set('surrogate-key', answers.surrogateKeys())
      }
      reply.headers(PAGE_HEADERS)
      const isHtml = response.headers.get('content-type')?.startsWith('text/html')
      // In one piece, so that its length is known and HEAD can tell it.
      const marked = await response.text()
      if (web.mode !== 'production' || !isHtml)
        return reply
          .code(response.status)
          .headers(Object.fromEntries(response.headers))
          .send(marked || null)
      const html = withoutMark(
        preview ? marked.replace('</body>', `${previewBar(address.pathname, preview.until)}</body>`) : marked,
        mark,
      )
      // Only what everybody gets the same is shown within other sites.
      const isPublic = response.headers.has('cdn-cache-control')
      const embedders = isPublic ? await app.embedOrigins(address.pathname, answers.projectIds()) : []
      const headers: Record<string, string> = {
        ...(reply.getHeaders() as Record<string, string>),
        ...Object.fromEntries(response.headers),
        'content-security-policy': policy(marked, mark, embedders),
      }
      if (!('cdn-cache-control' in headers)) return reply.code(response.status).headers(headers).send(html)
      const page = readyAnswer(
        Buffer.from(html),
        etagOf(app.release, createHash('sha256').update(html).digest('base64url').slice(0, 22)),
        { ...headers, vary: 'accept-encoding' },
        headers['content-type'],
      )
      pages?.keep(address.href, page, answers.madeOf())
      return sendReady(request, reply, page)
    },
  })
}

/** All that pages read of a request besides its address: the way in its language cookie. */
function headersFor({ headers: { cookie } }: FastifyRequest): Headers {
  return new Headers(cookie ? { cookie } : {})
}
