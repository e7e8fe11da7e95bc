import { basesOf, type Call, statusOf } from '@belvedere/contract/call'
import { mayCall } from '@belvedere/domain/accounts/access'
import { type Asker, hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PRIVATE } from '../answers/cache-headers.ts'
import type { Session } from '../sessions/who-asks.ts'
import { askedAgain } from './ask-again.ts'
import { type Content, enveloped } from './envelope.ts'
import { Refused, type RowProblem } from './refused.ts'
import { readRows } from './row-problems.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As the call declares it: the answer depends on the host. */
    perHost?: boolean
  }
}

type Fields = z.ZodObject

export type Input<Params extends Fields, Query extends Fields, Body extends z.ZodType = z.ZodType> = {
  params: z.output<Params>
  query: z.output<Query>
  body: z.output<Body>
  /** The host's name without its port, for a call that is declared `perHost`. */
  host: string | undefined
  /** Undefined for a visitor. */
  asker: Session | undefined
  /** The revision that the asker has read, of a call that is declared `ifMatch`. */
  revision: number
  /** What is wrong with rows of the body that are of a wrong kind; each is undefined in it. */
  unread: readonly RowProblem[]
}

type ItsProject = { projectId: number } | undefined

type Serves<Params extends Fields, Query extends Fields, Body extends z.ZodType, Owner, Answer> = {
  /** Whose it is, where a right is needed on that project; refuses what does not exist. */
  owner?: (input: Input<Params, Query, Body>) => Promise<Owner>
  answer: (
    input: Input<Params, Query, Body> & { owner: Owner },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Answer>
}

/** Registers a call of the contract. Everyone who makes it passes here: who asks, may they, what do they ask, whose is it. */
export function serveCall<
  Params extends Fields,
  Query extends Fields,
  Schema extends z.ZodType,
  Body extends z.ZodType,
  Owner extends ItsProject = undefined,
>(
  app: FastifyInstance,
  call: Call<Params, Query, Schema, Body>,
  { owner: ownerOf, answer }: Serves<Params, Query, Body, Owner, unknown>,
): void {
  // A misspelt filter must not give staff or a program the whole list (AUT-12). Visitors' addresses carry marks of others'.
  const strictQuery = call.query.strict() as unknown as Query
  const isOfStaff = typeof call.access === 'object'
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const asker = await app.whoAsks(request)
    // Before anything else is looked at: a visitor learns nothing from a call that is not for visitors.
    if (mayCall(call.access, asker) === 'log-in') throw new Refused('unauthorized')
    const input = {
      params: parseParams(call.params, request.params),
      query: parsed(isOfStaff || asker?.key ? strictQuery : call.query, request.query),
      ...readBody(call, request.body),
      host: call.perHost ? request.hostname : undefined,
      asker,
      revision: call.ifMatch ? readRevision(request.headers['if-match']) : 0,
    }
    const owner = (await ownerOf?.(input)) as Owner
    if (mayCall(call.access, asker, owner?.projectId) !== 'yes')
      throw new Refused(asker?.resting ? 'second-factor-required' : 'forbidden')
    if (asker) refuseFields(call, input.body, asker, owner?.projectId)
    reply.code(statusOf(call))
    return answer({ ...input, owner }, request, reply)
  }
  for (const base of basesOf(call))
    app.route({
      method: call.method,
      url: base + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(call.bodyMaxBytes ? { bodyLimit: call.bodyMaxBytes } : {}),
      config: { takesUpload: call.upload !== undefined, perHost: call.perHost === true, apiKey: call.apiKey },
      handler: call.method === 'GET' ? askedAgain(handler) : handler,
    })
}

/** Serves what is for the asker alone, or changes something: JSON that nobody keeps. */
export function serveAnswer<
  Params extends Fields,
  Query extends Fields,
  Schema extends z.ZodType,
  Body extends z.ZodType,
  Owner extends ItsProject = undefined,
>(
  app: FastifyInstance,
  call: Call<Params, Query, Schema, Body>,
  { answer, ...whose }: Serves<Params, Query, Body, Owner, Content<Schema>>,
): void {
  const present = enveloped(call)
  serveCall<Params, Query, Schema, Body, Owner>(app, call, {
    ...whose,
    answer: async (input, request, reply) => {
      const content = await answer(input, request, reply)
      reply.headers(PRIVATE)
      return present(content)
    },
  })
}

/** What a body says of things that need a right of their own is refused to whoever lacks it. */
function refuseFields(
  { bodyRights = {} }: Pick<Call, 'bodyRights'>,
  body: unknown,
  asker: Asker,
  projectId?: number,
): void {
  const sent = Object.keys(body ?? {})
  for (const [field, right] of Object.entries(bodyRights))
    if (sent.includes(field) && !hasRight(asker, right, projectId)) throw new Refused('forbidden', field)
}

const REVISION = /^"(\d{1,9})"$/

/** A tag that is no revision is of nothing that is there now. */
function readRevision(tag: string | undefined): number {
  if (tag === undefined) throw new Refused('precondition-required')
  return Number(REVISION.exec(tag)?.[1] ?? 0)
}

function readBody<Body extends z.ZodType>(
  { body, rowRights }: Call<Fields, Fields, z.ZodType, Body>,
  sent: unknown,
): Pick<Input<Fields, Fields, Body>, 'body' | 'unread'> {
  if (!body) return { body: undefined as z.output<Body>, unread: [] }
  if (!rowRights) return { body: parsed(body, sent), unread: [] }
  const read = readRows(body, sent)
  if (read instanceof z.ZodError) throw invalid(read)
  return read
}

export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalid(result.error)
  return result.data
}

/** A number that no id can be names nothing (GEN-17); what is not a number is not understood. */
function parseParams<Params extends Fields>(schema: Params, params: unknown): z.output<Params> {
  const result = schema.safeParse(params)
  if (result.success) return result.data
  const outOfRange = result.error.issues.every(({ code }) => code === 'too_big' || code === 'too_small')
  throw outOfRange ? new Refused('not-found') : invalid(result.error)
}

function invalid({ issues }: z.ZodError): Refused {
  return new Refused(
    'invalid-input',
    issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  )
}
