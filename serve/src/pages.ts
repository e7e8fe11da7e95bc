import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

/** What the web's build offers besides its routes (web/app/entry.server.tsx). */
interface WebEntry {
  requestContext(apiFetch: typeof fetch): RouterContextProvider
}

export interface Web {
  build(): Promise<ServerBuild>
  mode: 'development' | 'production'
}

/** Public and the same for everyone, but always asked again: what it shows may have changed. */
const PAGE_CACHING = 'public, max-age=0, must-revalidate'

/** Answers every address that nothing else claims — the API claims all of its own — with a server-rendered page. */
export function servePages(app: FastifyInstance, web: Web, apiFetch: typeof fetch) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const build = await web.build()
      const { requestContext } = build.entry.module as unknown as WebEntry
      const response = await createRequestHandler(build, web.mode)(
        pageRequest(request),
        requestContext(apiFetch),
      )
      if (!response.headers.has('cache-control') && response.ok)
        response.headers.set('cache-control', PAGE_CACHING)
      return reply.send(response)
    },
  })
}

function pageRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const left = new AbortController()
  request.raw.once('close', () => left.abort())
  return new Request(new URL(request.url, `${request.protocol}://${request.host}`), {
    method: request.method,
    headers,
    signal: left.signal,
  })
}
