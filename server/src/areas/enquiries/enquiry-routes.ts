import { askForPrice, sendFavorites, sendFavoritesOfClientApp } from '@belvedere/contract/calls/enquiries'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Counter } from '../../platform/http/counter.ts'
import { fingerprint, idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import type { SecurityCheck } from '../security-check/security-check.ts'
import { acceptEnquiries, type Wish } from './accept-enquiries.ts'
import { apartmentsByProject } from './apartments-by-project.ts'
import { clientAppProject } from './enquiry-queries.ts'
import { presentEnquiry } from './present-enquiry.ts'

type Parts = {
  db: Kysely<Database>
  members: Kysely<Database>
  check: SecurityCheck
  count: Counter
  limits: Config['enquiryLimits']
}

const HOUR_MS = 3_600_000

export function enquiryRoutes(
  app: FastifyInstance,
  { db, members, check, count, limits: { perAddress, perProject } }: Parts,
): void {
  const { enqueue, jobsReady } = app

  /** So many from one address in an hour (SEC-07). */
  const limit = async ({ ip }: FastifyRequest) => {
    if ((await count(`enquiry:from:${networkOf(ip)}`, HOUR_MS)) > perAddress)
      throw new Refused('too-many-requests')
  }

  const accept = async (request: FastifyRequest, wish: Omit<Wish, 'key' | 'limit' | 'challenge'>) => {
    const rows = await acceptEnquiries(
      { members, enqueue, jobsReady, perProject },
      {
        ...wish,
        key: idempotencyKey(request),
        limit: () => limit(request),
        challenge: () => check.solved(request.headers.altcha),
      },
    )
    return rows.map(presentEnquiry)
  }

  serveAnswer(app, askForPrice, {
    answer: async ({ body }, request) => {
      const [enquiry] = await accept(request, {
        kind: 'ask-for-price',
        sender: body,
        bodyHash: fingerprint(askForPrice.name, body),
        apartments: () => apartmentsByProject(db, [body.apartmentId]),
      })
      return orNotFound(enquiry)
    },
  })

  serveAnswer(app, sendFavorites, {
    answer: ({ body }, request) =>
      accept(request, {
        kind: 'favourites',
        sender: body,
        bodyHash: fingerprint(sendFavorites.name, body),
        apartments: () => apartmentsByProject(db, body.favoritesList),
      }),
  })

  serveAnswer(app, sendFavoritesOfClientApp, {
    answer: async ({ params, body }, request) => {
      const { projectId } = orNotFound(await clientAppProject(db, params.id))
      return accept(request, {
        kind: 'favourites',
        sender: body,
        bodyHash: fingerprint(sendFavoritesOfClientApp.name, params.id, body),
        apartments: () => apartmentsByProject(db, body.favoritesList, projectId),
      })
    },
  })
}
