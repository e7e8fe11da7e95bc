import { isStaffScreen } from '@belvedere/domain/screens/account-screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { PRIVATE } from '../answers/cache-headers.ts'
import type { Database } from '../database/json-columns.ts'
import { isInProcess } from '../http/in-process.ts'
import { countMisses } from '../http/misses.ts'
import { previewOf, tokenHash } from './preview-link.ts'
import { inPreview, type Preview, previewed } from './previewed.ts'

/** Where a preview link leads: with its token into the preview, without one out of it. */
const PREVIEW_PATH = '/preview'
const COOKIE = 'preview'
const IN_COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`)

/** For whoever has the link: no cache keeps it, no search engine lists it (PUB-01). */
const UNLISTED = { ...PRIVATE, 'x-robots-tag': 'noindex, nofollow' }

/** By these a cache keeps an answer, or a browser asks whether it is still the same. */
const KEPT_BY = ['etag', 'last-modified', 'cdn-cache-control', 'surrogate-key']
const ASKED_BY = ['if-none-match', 'if-modified-since', 'range']

/** A link that has ended leaves cookies behind, and strangers write what they like: each is asked for so often. */
const ENDED_FOR_MS = 10_000
const OPENED_FOR_MS = 60_000
const REMEMBERED = 10_000
const MISSES_PER_MINUTE = 60

/**
 * What tokens open. One that opens nothing costs no question for a while, and whoever brings many such is not asked for
 * any more; those that opened something lately are asked for each time, so that a withdrawn link ends at once.
 */
function previewTokens(members: Kysely<Database>) {
  const ended = new LRUCache<string, true>({ max: REMEMBERED, ttl: ENDED_FOR_MS })
  const opened = new LRUCache<string, true>({ max: REMEMBERED, ttl: OPENED_FOR_MS })
  const misses = countMisses(MISSES_PER_MINUTE)

  return async (token: string, request: FastifyRequest): Promise<Preview | undefined> => {
    const name = tokenHash(token).toString('base64')
    const isReal = opened.has(name)
    if (ended.has(name) || (!isReal && misses.isOver(request))) return undefined
    const preview = await previewOf(members, token)
    if (preview) opened.set(name, true)
    else if (!isReal) {
      ended.set(name, true)
      misses.note(request)
    }
    return preview
  }
}

/**
 * Lets whoever opened a preview link read the project with its drafts, at the addresses of the public pages. The token
 * moves from the link into a cookie that scripts cannot read; requests without it are answered as ever.
 */
export function servePreviews(app: FastifyInstance, members: Kysely<Database>, production: boolean): void {
  const opens = previewTokens(members)
  const place = `Path=/; HttpOnly; SameSite=Lax${production ? '; Secure' : ''}`

  /** Whether the request was a step into a preview or out of it, and is answered. */
  async function step(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const token = new URL(request.url, 'http://preview').searchParams.get('token')
    const preview = token ? await opens(token, request) : undefined
    // One that has ended leads nowhere: there is no such page.
    if (token && !preview) return false
    const kept = preview ? `=${token}; Expires=${preview.until.toUTCString()}` : '=; Max-Age=0'
    // By its number: the list of this host may hold another one.
    const to = preview ? `/?projectId=${preview.projectId}` : '/'
    reply.headers({ ...UNLISTED, 'set-cookie': `${COOKIE}${kept}; ${place}` }).redirect(to, 303)
    return true
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.split('?', 1)[0] === PREVIEW_PATH) {
      step(request, reply).then((answered) => answered || done(), done)
      return
    }
    const token = tokenIn(request)
    if (token)
      opens(token, request).then((preview) => {
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

function tokenIn(request: FastifyRequest): string | undefined {
  const { method, headers } = request
  const { cookie = '' } = headers
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (isOfStaff(request)) return undefined
  return IN_COOKIE.exec(cookie)?.[1]
}

/** Studio and desk show every project as it is, whichever preview is open in their browser beside them. */
function isOfStaff({ url, headers: { referer = '' } }: FastifyRequest): boolean {
  const asks = url.startsWith('/api/') ? URL.parse(referer)?.pathname : url.split('?', 1)[0]
  return asks !== undefined && isStaffScreen(asks)
}
