import * as calls from '@belvedere/contract/calls/claims'
import { hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { fingerprint, idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { Refused } from '../../platform/http/refused.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { convertClaim, correctSale, extendClaim, releaseClaim } from './change-claim.ts'
import { claimApartment } from './claim-apartment.ts'
import { type Reader, readClaim, readClaims, readDeskApartment, readOffers } from './read-claims.ts'
import { sweepClaims } from './sweep-claims.ts'
import { joinWaitingList, leaveWaitingList, orderWaitingList } from './waiting.ts'
import { lastMoved } from './waiting-queries.ts'

/** Claims on apartments, and who waits for one. */
export function claimRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const means = { members, enqueue: app.enqueue, jobsReady: app.jobsReady }
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)
  sweepClaims(app, means)

  serveStaff(app, calls.listClaims, {
    owner,
    answer: ({ query }, place) => readClaims(members, readerAt(place), query),
  })

  serveStaff(app, calls.getDeskApartment, {
    owner,
    answer: ({ params }, place) => readDeskApartment(members, readerAt(place), params.id),
  })

  serveStaff(app, calls.claimApartment, {
    owner,
    answer: async ({ params: { projectId, id }, body }, place, request) => {
      const value = idempotencyKey(request)
      if (value === undefined) throw new Refused('invalid-input', 'Idempotency-Key: is demanded')
      const key = { value, bodyHash: fingerprint(calls.claimApartment.name, id, body, sellerAt(place).id) }
      const which = { projectId, apartmentId: id }
      const claimId = await claimApartment(means, which, sellerAt(place), { wish: body, key })
      return readClaim(members, readerAt(place), claimId)
    },
  })

  serveStaff(app, calls.extendClaim, {
    owner,
    answer: async ({ params, body: { until, reason } }, place) => {
      await extendClaim(means, params, { seller: sellerAt(place), reason }, new Date(until))
      return readClaim(members, readerAt(place), params.id)
    },
  })

  serveStaff(app, calls.releaseClaim, {
    owner,
    answer: async ({ params, body }, place) => {
      await releaseClaim(means, params, { seller: sellerAt(place), reason: body.reason })
      return readClaim(members, readerAt(place), params.id)
    },
  })

  serveStaff(app, calls.convertClaim, {
    owner,
    answer: async ({ params, body }, place) => {
      await convertClaim(means, params, sellerAt(place), body)
      return readClaim(members, readerAt(place), params.id)
    },
  })

  serveStaff(app, calls.correctSale, {
    owner,
    answer: async ({ params, body }, place) => {
      await correctSale(means, params, { seller: sellerAt(place), reason: body.reason })
      return readClaim(members, readerAt(place), params.id)
    },
  })

  serveStaff(app, calls.listOffers, {
    owner,
    answer: ({ query }, place) => readOffers(members, readerAt(place), query),
  })

  serveStaff(app, calls.joinWaitingList, {
    owner,
    answer: async ({ params: { projectId, id }, body }, place) => {
      await joinWaitingList(means, { projectId, apartmentId: id }, place.asker.id, body)
      return readDeskApartment(members, readerAt(place), id)
    },
  })

  serveStaff(app, calls.leaveWaitingList, {
    owner,
    answer: async ({ params }, place) => {
      const apartmentId = await leaveWaitingList(means, params, sellerAt(place))
      return readDeskApartment(members, readerAt(place), apartmentId)
    },
  })

  serveStaff(app, calls.orderWaitingList, {
    owner,
    answer: async ({ params: { projectId, id }, body: { ids }, revision }, place) => {
      await orderWaitingList(means, { projectId, apartmentId: id }, place.asker.id, { ids, revision })
      return readDeskApartment(members, readerAt(place), id)
    },
    thing: async ({ params: { id } }) => ({
      table: 'waiting_list',
      id: await lastMoved(members, id),
      read: (place) => readDeskApartment(members, readerAt(place), id),
    }),
  })
}

const readerAt = ({ projectId, asker }: Workplace): Reader => ({
  projectId,
  seesPrices: hasRight(asker, { resource: 'prices', permission: 'read' }, projectId),
  seesBuyers: hasRight(asker, { resource: 'reservations', permission: 'write' }, projectId),
})

const sellerAt = ({ projectId, asker }: Workplace) => ({
  id: asker.id,
  head: hasRight(asker, { resource: 'sales', permission: 'write' }, projectId),
})
