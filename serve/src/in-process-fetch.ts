import type { FastifyInstance } from 'fastify'

/**
 * A fetch that never leaves the process: the API's own inject, under the visitor's host, without cookies. Pages are
 * anonymous, so what they read is what a visitor may read.
 */
export function inProcessFetch(api: FastifyInstance, headers: Record<string, string> = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search, host } = new URL(request.url)
    const reply = await api.inject({
      method: 'GET',
      url: `${pathname}${search}`,
      headers: { host, accept: 'application/json', ...headers },
    })
    return new Response(reply.rawPayload, {
      status: reply.statusCode,
      headers: {
        'content-type': String(reply.headers['content-type'] ?? ''),
        'surrogate-key': String(reply.headers['surrogate-key'] ?? ''),
        etag: String(reply.headers.etag ?? ''),
      },
    })
  }
}
