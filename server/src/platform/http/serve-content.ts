import type { Call } from '@belvedere/contract/call'
import { canSeePrice } from '@belvedere/domain/accounts/can-see-price'
import type { Prices } from '@belvedere/domain/accounts/price-settings'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { PRIVATE } from '../answers/cache-headers.ts'
import { answerPublic } from '../answers/public-answers.ts'
import { withAvailability } from '../answers/version-tag.ts'
import { noPrices, type PriceReader } from '../database/prices.ts'
import { previewed } from '../previews/previewed.ts'
import { type Content, enveloped } from './envelope.ts'
import { type Input, serveCall } from './serve-call.ts'

/** Whose content it is; of a list of several projects no prices are read. */
type Priced = { projectId?: number; prices?: Prices; selectedRoles?: readonly number[] }

type Reads<Params extends z.ZodObject, Query extends z.ZodObject, Schema extends z.ZodType, Owner> = {
  /** Whose content it is, with the tag of its present version; refuses what is not public. */
  owner: (input: Input<Params, Query>) => Promise<Owner>
  read: (input: Input<Params, Query>, owner: Owner, prices: PriceReader) => Promise<Content<Schema>>
}

/**
 * Serves published content. The owner, and with it the version, is read BEFORE the rows: a change between the two
 * makes the body newer than its tag, which costs one more question; the other way round the old body would stay.
 * Only what visitors are answered is kept (answer-cache.ts); whoever is logged in, or in a preview, is answered from the
 * rows.
 */
export function serveContent<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Schema extends z.ZodType,
  Owner extends Priced & { tag: string; version?: string },
>(
  app: FastifyInstance,
  call: Call<Params, Query, Schema>,
  { owner, read }: Reads<Params, Query, Schema, Owner>,
): void {
  const present = enveloped(call)
  const publicPrices = ({ prices }: Priced) => (prices === 'public' ? app.publicPrices : noPrices)
  const asNewAs = call.showsAvailability ? withAvailability<Owner> : (its: Owner) => its
  serveCall(app, call, {
    answer: async (input, request, reply) => {
      const preview = previewed()
      if (!input.asker && !preview)
        return answerPublic(request, reply, {
          question: `${call.name} ${JSON.stringify([input.params, input.query])}`,
          owner: async () => asNewAs(await owner(input)),
          body: async (its) =>
            Buffer.from(JSON.stringify(present(await read(input, its, publicPrices(its))))),
        })
      const its = await owner(input)
      const { projectId, prices = 'nobody', selectedRoles = [] } = its
      reply.headers(PRIVATE)
      if (projectId === undefined) return present(await read(input, its, noPrices))
      const shown = preview?.prices && preview.projectId === projectId
      // What is public is read as a visitor: a preview of what is not published yet shows no price of it by itself.
      const named = prices === 'named' && canSeePrice(input.asker, { projectId, prices, selectedRoles })
      return present(await read(input, its, shown || named ? app.pricesOf(projectId) : publicPrices(its)))
    },
  })
}
