import * as calls from '@belvedere/contract/calls/inbox'
import { hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { addStep, type Seller } from './add-step.ts'
import { addBuyer, mergeBuyers, readBuyer, readBuyers, separateEnquiry } from './buyer-records.ts'
import { changeBuyer, noteOnBuyer } from './edit-buyer.ts'
import { exportBuyersRoute } from './export-buyers.ts'
import { countsOf } from './inbox-queries.ts'
import { readEnquiries, readEnquiry } from './read-enquiries.ts'

/** Enquiries as agents answer them, and the buyers who sent them. */
export function inboxRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  serveStaff(app, calls.listEnquiries, {
    owner,
    answer: ({ query }, { projectId }) => readEnquiries(members, projectId, query),
  })

  serveStaff(app, calls.getInboxCounts, {
    owner,
    answer: async (_, { projectId, asker }) => ({
      id: projectId,
      ...(await countsOf(members, projectId, asker.id)),
    }),
  })

  serveStaff(app, calls.getEnquiry, {
    owner,
    answer: ({ params }, { projectId }) => readEnquiry(members, projectId, params.id),
  })

  serveStaff(app, calls.addEnquiryStep, {
    owner,
    answer: async ({ params, body }, place) => {
      await addStep(members, params, sellerAt(place), body)
      return readEnquiry(members, place.projectId, params.id)
    },
  })

  serveStaff(app, calls.separateEnquiry, {
    owner,
    answer: async ({ params }, { projectId, asker }) => {
      await separateEnquiry(members, params, asker.id)
      return readEnquiry(members, projectId, params.id)
    },
  })

  serveStaff(app, calls.listBuyers, {
    owner,
    answer: ({ query }, { projectId }) => readBuyers(members, projectId, query),
  })

  serveStaff(app, calls.getBuyer, {
    owner,
    answer: ({ params }, { projectId }) => readBuyer(members, projectId, params.id),
  })

  serveStaff(app, calls.addBuyer, {
    owner,
    answer: async ({ body }, { projectId, asker }) => {
      const id = await addBuyer(members, { projectId, byId: asker.id }, body)
      return readBuyer(members, projectId, id)
    },
  })

  serveStaff(app, calls.mergeBuyers, {
    owner,
    answer: async ({ params: { id }, body }, { projectId, asker }) => {
      await mergeBuyers(members, projectId, { kept: id, other: body.buyerId, byId: asker.id })
      return readBuyer(members, projectId, id)
    },
  })

  serveStaff(app, calls.changeBuyer, {
    owner,
    thing: ({ params: { projectId, id } }) => ({
      table: 'buyers',
      id,
      read: () => readBuyer(members, projectId, id),
    }),
    answer: async ({ params, body, revision }, { projectId, asker }) => {
      await changeBuyer(members, params, { byId: asker.id, revision }, body)
      return readBuyer(members, projectId, params.id)
    },
  })

  serveStaff(app, calls.addBuyerNote, {
    owner,
    answer: async ({ params, body: { note } }, { projectId, asker }) => {
      await noteOnBuyer(members, params, { byId: asker.id, note })
      return readBuyer(members, projectId, params.id)
    },
  })

  exportBuyersRoute(app, members)
}

const sellerAt = ({ projectId, asker }: Workplace): Seller => ({
  id: asker.id,
  head: hasRight(asker, { resource: 'sales', permission: 'write' }, projectId),
})
