import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage } from '../database/outage.ts'
import { Refused } from '../http/refused.ts'
import { type AnswerCache, answerCache } from './answer-cache.ts'
import { etagOf, isAmong, isKnown } from './cache-headers.ts'
import { formFor, type ReadyAnswer, readyAnswer, sendReady, writeReady } from './ready-answer.ts'
import type { Versions } from './versions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where every read goes down to the rows. */
    answers: AnswerCache | undefined
    /** Of every public answer: how caches may keep it, and what keeps browsers safe. */
    publicHeaders: Readonly<Record<string, string>>
  }
}

type Owner = { tag: string; projectId?: number; version?: string }

/** A public answer in the making: whose it is, and its body. */
export type Making<Its extends Owner> = {
  key: string
  host: string
  owner: () => Promise<Its>
  body: (owner: Its) => Promise<Buffer>
  /** Whether the host was looked at so far. */
  byHost: () => boolean
}

type Parts = { maxBytes: number; versions: Versions; headers: Readonly<Record<string, string>> }

export function knowAnswers(app: FastifyInstance, { maxBytes, versions, headers }: Parts): void {
  app.decorate('publicHeaders', headers)
  app.decorate('answers', maxBytes > 0 ? answerCache(maxBytes, versions) : undefined)
}

/**
 * Answers a visitor from memory before anything else is done, when the very same was asked before and is current. That
 * costs less than counting the request would, so these are not counted by the rate limit.
 */
export function answerFromMemory(app: FastifyInstance): void {
  const { answers } = app
  if (!answers) return
  app.addHook('onRequest', (request, reply, next) => {
    const { method, headers, url } = request
    if (headers.authorization !== undefined || (method !== 'GET' && method !== 'HEAD')) return next()
    const kept = answers.at(url, () => hostOf(request))
    if (!kept) return next()
    const { state } = answers.versions
    if (state === 'fresh' ? !answers.isCurrent(kept) : state !== 'down') return next()
    const form = formFor(request, kept.answer)
    const more = state === 'down' ? staleness(answers) : NOTHING
    if (form) sendReady(request, reply, kept.answer, form, more)
    else
      completeForm(request, kept.answer).then(
        (made) => sendReady(request, reply, kept.answer, made, more),
        next,
      )
  })
}

/** Told of each request that Fastify never sees: `served(method, route, status)`. */
type Served = (method: string, route: string, status: number) => void

/**
 * The same for requests from outside, before Fastify takes them up: its routing and hooks would cost more than all the
 * rest. Whatever is not perfectly plain (a host that matters, an answer half made, an outage) is left to it.
 */
export function answerOnSocket(app: FastifyInstance, served: Served): void {
  const { answers, server, log } = app
  const [serve] = server.listeners('request')
  if (!answers || !serve) return
  server.removeListener('request', serve as () => void)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers, url = '' } = request
    const mayBe = (method === 'GET' || method === 'HEAD') && headers.authorization === undefined
    const kept = mayBe && !app.stopping ? answers.atEveryHost(url) : undefined
    const form = kept && formFor(request, kept.answer)
    if (!form || answers.versions.state !== 'fresh' || !answers.isCurrent(kept))
      return serve.call(server, request, response)
    const statusCode = writeReady(request, response, kept.answer, form)
    served(method, kept.route, statusCode)
    log.info({ req: { method, url }, res: { statusCode } }, 'answered from memory')
  })
}

/** Answers a visitor from memory or from the rows; when the database is gone, with what was last known. */
export async function answerPublic<Its extends Owner>(
  request: FastifyRequest,
  reply: FastifyReply,
  making: Making<Its>,
): Promise<FastifyReply> {
  const { answers } = request.server
  try {
    const changes = answers?.versions.changes ?? 0
    const owner = await making.owner()
    const last = answers?.known(making)
    if (
      !answers ||
      (last?.tag !== owner.tag && isAmong(request.headers['if-none-match'], etagFor(request, owner)))
    )
      return await answerFromRows(request, reply, making, owner)
    const answer = await currentAnswer(request, answers, making, owner, changes)
    return sendReady(request, reply, answer, await completeForm(request, answer))
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-found') answers?.forget(making)
    const last = isOutage(error) ? answers?.known(making)?.answer : undefined
    if (!answers || !last) throw error
    return sendReady(request, reply, last, await completeForm(request, last), staleness(answers))
  }
}

async function currentAnswer<Its extends Owner>(
  request: FastifyRequest,
  answers: AnswerCache,
  making: Making<Its>,
  owner: Its,
  changes: number,
): Promise<ReadyAnswer> {
  const { tag, projectId, version } = owner
  const last = answers.known(making)
  const known = last?.tag === tag ? last : undefined
  const answer =
    known?.answer ??
    (await answers.make(making, tag, async () =>
      readyAnswer(await making.body(owner), etagFor(request, owner), headersFor(request, owner)),
    ))
  const ofProject = projectId !== undefined && version !== undefined && tag === `${projectId}-${version}`
  answers.keep(making, request.url, {
    tag,
    answer,
    of: ofProject ? { projectId, version } : { changes },
    byHost: known?.byHost || making.byHost(),
    route: request.routeOptions.url ?? '',
  })
  return answer
}

/** Without reading anything more for someone who has it already. */
async function answerFromRows<Its extends Owner>(
  request: FastifyRequest,
  reply: FastifyReply,
  { body }: Making<Its>,
  owner: Its,
): Promise<FastifyReply> {
  reply.headers(headersFor(request, owner))
  if (isKnown(request, reply, owner.tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(await body(owner))
}

const etagFor = ({ server }: FastifyRequest, { tag }: Owner) => etagOf(server.release, tag)

/** By its surrogate keys a cache in front drops what a change makes old. */
const headersFor = ({ server }: FastifyRequest, owner: Owner) => ({
  ...server.publicHeaders,
  'surrogate-key': surrogateKeys(owner),
})

/** A change of availability alone drops only what shows it: those have its count in their version. */
function surrogateKeys({ projectId, version }: Owner): string {
  if (projectId === undefined) return 'all lists'
  return `all project-${projectId}${version?.includes('.') ? ` availability-${projectId}` : ''}`
}

async function completeForm(request: FastifyRequest, answer: ReadyAnswer) {
  const ready = formFor(request, answer)
  if (ready) return ready
  await answer.complete
  const form = formFor(request, answer)
  if (!form) throw new Error('A complete answer has a form for everyone.')
  return form
}

const NOTHING: readonly string[] = []

/** Says that it may be old, in the words of RFC 7234 and as caches count it. */
const staleness = ({ versions }: AnswerCache) => [
  'warning',
  '110 - "Response is Stale"',
  'age',
  String(Math.round(versions.secondsBehind)),
]

const hostOf = (request: FastifyRequest) => request.hostname.toLowerCase()
