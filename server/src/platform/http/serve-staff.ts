import { createHash } from 'node:crypto'
import type { Call } from '@belvedere/contract/call'
import type { RefusalCode } from '@belvedere/contract/refusal'
import { hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Languages, languagesOf } from '../database/languages.ts'
import { noPrices, type PriceReader } from '../database/prices.ts'
import type { ProjectOfThing } from '../database/project-of.ts'
import { type Session, signedIn } from '../sessions/who-asks.ts'
import type { Content } from './envelope.ts'
import { Refused, RowsRefused } from './refused.ts'
import { type Input, serveAnswer } from './serve-call.ts'

/** The project that a call is about, for someone who works on it. */
export type Workplace = {
  projectId: number
  asker: Session
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
  answer: (
    input: Input<Params, Query, Body>,
    place: Workplace,
    request: FastifyRequest,
  ) => Promise<Content<Schema>>
  /** Of a call that is declared `ifMatch`: what it changes, and how that is read. */
  thing?: (input: Input<Params, Query, Body>) => Thing | Promise<Thing>
}

type Thing = { table: string; id: number | string; read: (place: Workplace) => Promise<unknown> }

/** Serves a call about one project, drafts included, to those whose role on that project allows it. */
export function serveStaff<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Schema extends z.ZodType,
  Body extends z.ZodType,
>(
  app: FastifyInstance,
  call: Call<Params, Query, Schema, Body>,
  { owner, answer, thing }: Works<Params, Query, Schema, Body>,
): void {
  const toSeePrices = call.replyRights?.price
  serveAnswer<Params, Query, Schema, Body, ProjectOfThing>(app, call, {
    owner,
    answer: async (input, request, reply) => {
      const asker = signedIn(input.asker)
      const { projectId } = input.owner
      const place = {
        projectId,
        asker,
        languages: languagesOf(input.query as { langId?: number }, input.owner),
        prices: toSeePrices && hasRight(asker, toSeePrices, projectId) ? app.pricesOf(projectId) : noPrices,
      }
      const content = await answer(input, place, request).catch(async (error: unknown) => {
        if (!thing) throw error
        if (isAbout(error, 'stale')) throw await staleRefusal(app, await thing(input), place)
        throw isAbout(error, 'not-found') ? new Refused('not-found') : error
      })
      reply.header('etag', tagOf(content))
      return content
    },
  })
}

/** Of a call that is about one thing: by itself, or by its only row. */
const isAbout = (error: unknown, reason: RefusalCode) =>
  (error instanceof Refused && error.code === reason) ||
  (error instanceof RowsRefused && error.problems.some(({ code }) => code === reason))

/** Whoever comes second learns who was first and when, and what is there now (AUT-03). */
async function staleRefusal(app: FastifyInstance, { table, id, read }: Thing, place: Workplace) {
  return new Refused('stale', '', { meta: await app.lastChange(table, id), data: await read(place) })
}

/** A thing is known by its revision, which `If-Match` names; a list by what it says. */
export function tagOf(content: unknown): string {
  if (typeof content === 'object' && content !== null && 'revision' in content) return `"${content.revision}"`
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`
}
