import * as calls from '@belvedere/contract/calls/reports'
import { hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { readDemand, readPriceSteps } from './apartment-demand.ts'
import { exportReportRoute } from './export-report.ts'
import { mayReadMoney, readReport } from './read-report.ts'

/** What the head of sales looks back on, and who wants an apartment. */
export function reportRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  serveStaff(app, calls.getReport, {
    owner,
    answer: ({ query }, { projectId, languages, asker }) =>
      readReport(members, {
        projectId,
        months: query.months,
        buildingId: query['filter[building]'],
        languages,
        seesPrices: mayReadMoney(asker, projectId),
      }),
  })

  exportReportRoute(app, members)

  serveStaff(app, calls.getApartmentDemand, {
    owner,
    answer: ({ params }, { projectId, asker }) =>
      readDemand(members, params, {
        seesEnquiries: hasRight(asker, { resource: 'enquiries', permission: 'read' }, projectId),
      }),
  })

  serveStaff(app, calls.getPriceSteps, {
    owner,
    answer: ({ params }) => readPriceSteps(members, params),
  })
}
