import { basesOf, type Call } from '@belvedere/contract/call'
import { mayCall } from '@belvedere/domain/accounts/access'
import { type Asker, hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Session } from '../sessions/who-asks.ts'
import { Refused } from './refused.ts'

export type Input<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType = z.ZodType,
> = {
  params: z.output<Params>
  query: z.output<Query>
  body: z.output<Body>
  /** The host's name without its port. */
  host: string
  /** Undefined for a visitor. */
  asker: Session | undefined
}

export type Serves<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType> = {
  /** Whose project the call is about, where its access rule depends on that; refuses what does not exist. */
  project?: (input: Input<Params, Query, Body>) => Promise<number>
  answer: (
    input: Input<Params, Query, Body>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<unknown>
}

/** Registers a call of the contract: its address, who may make it, what it takes. */
export function serveCall<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Schema extends z.ZodType,
  Body extends z.ZodType,
>(
  app: FastifyInstance,
  call: Call<Params, Query, Schema, Body>,
  { project, answer }: Serves<Params, Query, Body>,
): void {
  for (const base of basesOf(call)) {
    app.route({
      method: call.method,
      url: base + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(call.bodyMaxBytes ? { bodyLimit: call.bodyMaxBytes } : {}),
      config: { takesUpload: call.upload !== undefined },
      handler: async (request, reply) => {
        const asker = await app.whoAsks(request)
        // Before anything else is looked at: a visitor learns nothing from a call that is not for visitors.
        if (mayCall(call.access, asker) === 'log-in') throw new Refused('unauthorized')
        const input = {
          params: parseParams(call.params, request.params),
          query: parsed(call.query, request.query),
          body: (call.body ? parsed(call.body, request.body) : undefined) as z.output<Body>,
          host: request.hostname.toLowerCase(),
          asker,
        }
        const projectId = await project?.(input)
        if (mayCall(call.access, asker, projectId) !== 'yes') throw new Refused('forbidden')
        if (asker) refuseFields(call, input.body, asker, projectId)
        return answer(input, request, reply)
      },
    })
  }
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

export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalid(result.error)
  return result.data
}

/** A number that no id can be names nothing (GEN-17); what is not a number is not understood. */
function parseParams<Params extends z.ZodObject>(schema: Params, params: unknown): z.output<Params> {
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
