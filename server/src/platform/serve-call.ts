import type { Call } from '@belvedere/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refused } from './refused.ts'

export type Input<Params extends z.ZodObject, Query extends z.ZodObject> = {
  params: z.output<Params>
  query: z.output<Query>
  /** The host's name without its port. */
  host: string
}

type Answer<Params extends z.ZodObject, Query extends z.ZodObject> = (
  input: Input<Params, Query>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

/** Registers a call of the contract: its address, who may make it, what it takes. */
export function serveCall<Params extends z.ZodObject, Query extends z.ZodObject, Schema extends z.ZodType>(
  app: FastifyInstance,
  call: Call<Params, Query, Schema>,
  answer: Answer<Params, Query>,
): void {
  // There are no accounts yet, so a call with any other rule has nobody who may make it.
  if (call.access !== 'anyone') throw new Error(`${call.name} is not for anyone: it cannot be served yet`)
  app.route({
    method: call.method,
    url: call.base + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) =>
      answer(
        {
          params: parseParams(call.params, request.params),
          query: parseQuery(call.query, request.query),
          host: request.hostname.toLowerCase(),
        },
        request,
        reply,
      ),
  })
}

function parseQuery<Query extends z.ZodObject>(schema: Query, query: unknown): z.output<Query> {
  const parsed = schema.safeParse(query)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

/** A number that no id can be names nothing (GEN-17); what is not a number is not understood. */
function parseParams<Params extends z.ZodObject>(schema: Params, params: unknown): z.output<Params> {
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  const outOfRange = parsed.error.issues.every(({ code }) => code === 'too_big' || code === 'too_small')
  throw outOfRange ? new Refused('not-found') : invalid(parsed.error)
}

function invalid({ issues }: z.ZodError): Refused {
  return new Refused(
    'invalid-input',
    issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  )
}
