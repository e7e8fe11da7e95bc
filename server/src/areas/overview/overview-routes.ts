import type { Kind } from '@belvedere/contract/authoring/things'
import { getOverview } from '@belvedere/contract/calls/overview'
import { getPlaces } from '@belvedere/contract/calls/studio-places'
import { hasRight, type Right } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import * as queries from './overview-queries.ts'
import { placeRows } from './place-queries.ts'

const ENQUIRIES: Right = { resource: 'enquiries', permission: 'read' }

/** A project at a glance (STU-02), and all that it is built of (PLC-01), for those who work on it. */
export function overviewRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  serveStaff(app, getPlaces, {
    owner,
    answer: async (_, { projectId }) => ({ id: projectId, places: await placeRows(members, projectId) }),
  })

  serveStaff(app, getOverview, {
    owner,
    answer: async (_, { projectId, asker, languages }) => {
      const seesEnquiries = hasRight(asker, ENQUIRIES, projectId)
      const drafts = await queries.waitingDrafts(members, projectId)
      return {
        id: projectId,
        facts: {
          ...(await queries.howMany(members, projectId)),
          outlinesElsewhere: await queries.outlinesElsewhere(members, projectId),
          apartmentsWithoutOutline: await queries.apartmentsWithoutOutline(members, projectId),
          apartmentsWithoutPlan: await queries.apartmentsWithoutPlan(members, projectId),
          buildingsWithoutPicture: await queries.buildingsWithoutPicture(members, projectId, languages),
          buildingsWithoutApartments: await queries.buildingsWithoutApartments(members, projectId, languages),
          textsWithoutTranslation: await queries.textsWithoutTranslation(members, projectId, languages),
          picturesNotReady: await queries.picturesNotReady(members, projectId),
        },
        drafts: drafts.map((draft) => ({ ...draft, kind: draft.kind as Kind })),
        buildings: await queries.buildingFaces(members, projectId),
        ...(seesEnquiries && { enquiries: await queries.enquiriesOfWeek(members, projectId) }),
      }
    },
  })
}
