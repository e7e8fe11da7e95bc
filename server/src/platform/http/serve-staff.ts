import type { Call } from '@belvedere/contract/call'
import { type Asker, hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { type Languages, languagesOf } from '../database/languages.ts'
import { noPrices, type PriceReader } from '../database/prices.ts'
import type { ProjectOfThing } from '../database/project-of.ts'
import { signedIn } from '../sessions/who-asks.ts'
import type { Content } from './envelope.ts'
import { type Input, serveAnswer } from './serve-call.ts'

/** The project that a call is about, for someone who works on it. */
export type Workplace = {
  projectId: number
  asker: Asker
  languages: Languages
  /** Prices of this project alone, and only for those who may see them (ACC-09). */
  prices: PriceReader
}

type Works<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Schema extends z.ZodType,
  Body extends z.ZodType,
> = {
  /** Whose project it is about; refuses what does not exist. */
  owner: (input: Input<Params, Query, Body>) => Promise<ProjectOfThing>
  answer: (input: Input<Params, Query, Body>, place: Workplace) => Promise<Content<Schema>>
}

/** Serves a call about one project, drafts included, to those whose role on that project allows it. */
export function serveStaff<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Schema extends z.ZodType,
  Body extends z.ZodType,
>(
  app: FastifyInstance,
  call: Call<Params, Query, Schema, Body>,
  { owner, answer }: Works<Params, Query, Schema, Body>,
): void {
  const toSeePrices = call.replyRights?.price
  serveAnswer<Params, Query, Schema, Body, ProjectOfThing>(app, call, {
    owner,
    answer: async (input) => {
      const asker = signedIn(input.asker)
      const { projectId } = input.owner
      return answer(input, {
        projectId,
        asker,
        languages: languagesOf(input.query as { langId?: number }, input.owner),
        prices: toSeePrices && hasRight(asker, toSeePrices, projectId) ? app.pricesOf(projectId) : noPrices,
      })
    },
  })
}
