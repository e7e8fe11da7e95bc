import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { PRIVATE } from '../answers/cache-headers.ts'
import type { Database } from '../database/json-columns.ts'
import { isInProcess } from '../http/in-process.ts'
import { previewOf } from './preview-link.ts'
import { inPreview, previewed } from './previewed.ts'

/** Where a preview link leads: with its token into the preview, without one out of it. */
const PREVIEW_PATH = '/preview'
const COOKIE = 'preview'
const IN_COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`)

/** For whoever has the link: no cache keeps it, no search engine lists it (PUB-01). */
const UNLISTED = { ...PRIVATE, 'x-robots-tag': 'noindex, nofollow' }

/** By these a cache keeps an answer, or a browser asks whether it is still the same. */
const KEPT_BY = ['etag', 'last-modified', 'cdn-cache-control', 'surrogate-key']
const ASKED_BY = ['if-none-match', 'if-modified-since', 'range']

/**
 * Lets whoever opened a preview link read the project with its drafts, at the addresses of the public pages. The token
 * moves from the link into a cookie that scripts cannot read; requests without it are answered as ever.
 */
export function servePreviews(app: FastifyInstance, members: Kysely<Database>, production: boolean): void {
  const place = `Path=/; HttpOnly; SameSite=Lax${production ? '; Secure' : ''}`

  /** Whether the request was a step into a preview or out of it, and is answered. */
  async function step(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const token = new URL(request.url, 'http://preview').searchParams.get('token')
    const preview = token ? await previewOf(members, token) : undefined
    // One that has ended leads nowhere: there is no such page.
    if (token && !preview) return false
    const kept = preview ? `=${token}; Expires=${preview.until.toUTCString()}` : '=; Max-Age=0'
    reply.headers({ ...UNLISTED, 'set-cookie': `${COOKIE}${kept}; ${place}` }).redirect('/', 303)
    return true
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.split('?', 1)[0] === PREVIEW_PATH) {
      step(request, reply).then((answered) => answered || done(), done)
      return
    }
    const token = tokenIn(request)
    if (token)
      previewOf(members, token).then((preview) => {
        if (preview) for (const name of ASKED_BY) delete request.headers[name]
        inPreview(preview, done)
      }, done)
    // What a page asks for in turn stays in its preview.
    else if (previewed() && !isInProcess(app, request)) inPreview(undefined, done)
    else done()
  })

  app.addHook('onSend', async (_request, reply) => {
    if (!previewed()) return
    for (const name of KEPT_BY) reply.removeHeader(name)
    reply.headers(UNLISTED)
  })
}

function tokenIn({ method, headers: { cookie = '' } }: FastifyRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  return IN_COOKIE.exec(cookie)?.[1]
}
