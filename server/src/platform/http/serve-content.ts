import type { Call } from '@belvedere/contract/call'
import { canSeePrice } from '@belvedere/domain/accounts/can-see-price'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { PRIVATE } from '../answers/cache-headers.ts'
import { answerPublic } from '../answers/public-answers.ts'
import { withAvailability } from '../answers/version-tag.ts'
import { noPrices, type PriceReader } from '../database/prices.ts'
import { envelope } from './envelope.ts'
import { type Input, serveCall } from './serve-call.ts'

/** What a JSON call puts into its envelope: the attributes of one thing, or of many. */
export type Content<Schema extends z.ZodType> =
  z.input<Schema> extends { data: infer Data }
    ? Data extends readonly { attributes: infer Attributes }[]
      ? Attributes[]
      : Data extends { attributes: infer Attributes }
        ? Attributes
        : never
    : never

type Reads<Params extends z.ZodObject, Query extends z.ZodObject, Schema extends z.ZodType, Owner> = {
  /** Whose content it is, with the tag of its present version; refuses what is not public. */
  owner: (input: Input<Params, Query>) => Promise<Owner>
  read: (input: Input<Params, Query>, owner: Owner, prices: PriceReader) => Promise<Content<Schema>>
}

/**
 * Serves published content. The owner, and with it the version, is read BEFORE the rows: a change between the two
 * makes the body newer than its tag, which costs one more question; the other way round the old body would stay.
 * Only what visitors are answered is kept (answer-cache.ts); whoever is logged in is answered from the rows.
 */
export function serveContent<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Schema extends z.ZodType,
  Owner extends { tag: string; projectId?: number; version?: string; selectedRoles?: readonly number[] },
>(
  app: FastifyInstance,
  call: Call<Params, Query, Schema>,
  { owner, read }: Reads<Params, Query, Schema, Owner>,
): void {
  const { reply: declared } = call
  if (declared.kind !== 'json') throw new Error(`${call.name} does not answer with content`)
  // Parsing strips what the contract does not declare: nothing else can leave.
  const present = (content: Content<Schema>) => declared.schema.parse(envelope(declared.type, content))
  const asNewAs = call.showsAvailability ? withAvailability<Owner> : (its: Owner) => its
  serveCall(app, call, {
    answer: async (input, request, reply) => {
      if (!input.asker) {
        const { watched, byHost } = watchHost(input)
        return answerPublic(request, reply, {
          key: `${call.name} ${JSON.stringify([input.params, input.query])}`,
          host: input.host,
          byHost,
          owner: async () => asNewAs(await owner(watched)),
          body: async (itsOwner) =>
            Buffer.from(JSON.stringify(present(await read(watched, itsOwner, noPrices)))),
        })
      }
      const itsOwner = await owner(input)
      const { projectId, selectedRoles = [] } = itsOwner
      const seesPrices = projectId !== undefined && canSeePrice(input.asker, { projectId, selectedRoles })
      reply.headers(PRIVATE)
      return present(await read(input, itsOwner, seesPrices ? app.pricesOf(projectId) : noPrices))
    },
  })
}

/** Tells whether anyone looked at the host: then the answer holds for that host alone. */
function watchHost<Its extends { host: string }>(input: Its): { watched: Its; byHost: () => boolean } {
  let looked = false
  const watched = Object.defineProperty({ ...input }, 'host', {
    enumerable: true,
    get() {
      looked = true
      return input.host
    },
  })
  return { watched, byHost: () => looked }
}
