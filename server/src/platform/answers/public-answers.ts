import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage } from '../database/outage.ts'
import { Refused } from '../http/refused.ts'
import { previewed } from '../previews/previewed.ts'
import { type AnswerCache, answerCache } from './answer-cache.ts'
import { answersFrom } from './answer-figures.ts'
import { etagOf, isAmong, isKnown } from './cache-headers.ts'
import { type ReadyAnswer, readyAnswer, sendReady } from './ready-answer.ts'
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

/** A public answer in the making: what was asked, whose it is, and its body. */
export type Making<Its extends Owner> = {
  question: string
  owner: () => Promise<Its>
  body: (owner: Its) => Promise<Buffer>
}

type Parts = { maxBytes: number; versions: Versions; headers: Readonly<Record<string, string>> }

/** The largest that Age may be (RFC 9111): of what was never confirmed. */
const MAX_AGE_S = 2 ** 31

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
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, url } = request
    if (previewed() || headers.authorization !== undefined || (method !== 'GET' && method !== 'HEAD')) return
    const kept = answers.at(hosted(request, url))
    if (!kept) return
    const { state } = answers.versions
    if (state === 'down') return sendStale(request, reply, kept.answer, answers)
    if (state !== 'fresh' || !answers.isCurrent(kept)) return
    answersFrom.memory += 1
    return sendReady(request, reply, kept.answer)
  })
}

/** Answers a visitor from memory or from the rows; when the database is gone, with what was last known. */
export async function answerPublic<Its extends Owner>(
  request: FastifyRequest,
  reply: FastifyReply,
  making: Making<Its>,
): Promise<FastifyReply> {
  const { answers } = request.server
  const key = hosted(request, making.question)
  try {
    const changes = answers?.versions.changes ?? 0
    const asked = making.owner()
    const owner = await (answers?.known(key) ? answers.versions.unlessDown(asked) : asked)
    answersFrom.rows += 1
    const isNew = answers?.known(key)?.tag !== owner.tag
    if (!answers || (isNew && isAmong(request.headers['if-none-match'], etagFor(request, owner))))
      return await answerFromRows(request, reply, making, owner)
    return await sendReady(request, reply, await currentAnswer(request, answers, making, owner, changes))
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-found') answers?.forget(key)
    const last = isOutage(error) ? answers?.known(key)?.answer : undefined
    if (!answers || !last) throw error
    return sendStale(request, reply, last, answers)
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
  const key = hosted(request, making.question)
  const last = answers.known(key)
  const answer =
    last?.tag === tag
      ? last.answer
      : await answers.make(key, tag, async () =>
          readyAnswer(await making.body(owner), etagFor(request, owner), headersFor(request, owner)),
        )
  const ofProject = projectId !== undefined && version !== undefined && tag === `${projectId}-${version}`
  const of = ofProject ? { projectId, version } : { changes }
  answers.keep(key, hosted(request, request.url), { tag, answer, of })
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

/** Says that it may be old, in the words of RFC 7234 and as caches count it. */
function sendStale(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  { versions }: AnswerCache,
): Promise<FastifyReply> | FastifyReply {
  answersFrom.stale += 1
  return sendReady(request, reply, answer, {
    warning: '110 - "Response is Stale"',
    age: String(Math.min(Math.round(versions.secondsBehind), MAX_AGE_S)),
  })
}

/** What depends on the host is known apart for each of them. */
const hosted = (request: FastifyRequest, name: string) =>
  request.routeOptions.config.perHost ? `${request.hostname} ${name}` : name
