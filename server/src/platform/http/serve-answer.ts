import type { Call } from '@belvedere/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { PRIVATE } from '../answers/cache-headers.ts'
import { envelope } from './envelope.ts'
import { type Input, type Serves, serveCall } from './serve-call.ts'
import type { Content } from './serve-content.ts'

type Answers<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Schema extends z.ZodType,
  Body extends z.ZodType,
> = Pick<Serves<Params, Query, Body>, 'project'> & {
  answer: (
    input: Input<Params, Query, Body>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Content<Schema>>
}

/** Serves what is for the asker alone, or changes something: JSON that nobody keeps. */
export function serveAnswer<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Schema extends z.ZodType,
  Body extends z.ZodType,
>(
  app: FastifyInstance,
  call: Call<Params, Query, Schema, Body>,
  { project, answer }: Answers<Params, Query, Schema, Body>,
): void {
  const { reply: declared } = call
  if (declared.kind !== 'json') throw new Error(`${call.name} does not answer with JSON`)
  serveCall(app, call, {
    ...(project ? { project } : {}),
    answer: async (input, request, reply) => {
      const content = await answer(input, request, reply)
      reply.headers(PRIVATE)
      // Parsing strips what the contract does not declare: nothing else can leave.
      return declared.schema.parse(envelope(declared.type, content))
    },
  })
}
