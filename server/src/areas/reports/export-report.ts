import { exportReport } from '@belvedere/contract/calls/reports'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { PRIVATE } from '../../platform/answers/cache-headers.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { BOM, csvLines } from '../../platform/http/csv.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { keepSecurityEvent, originOf } from '../users/security-events.ts'
import { mayReadMoney, readReport } from './read-report.ts'
import { fileLines } from './report-file.ts'

/** The numbers of the page as a file to take to a meeting: made of what the page is told, so it cannot say more. Whoever takes it along is on record (SEC-05). */
export function exportReportRoute(app: FastifyInstance, members: Kysely<Database>): void {
  serveCall(app, exportReport, {
    owner: ({ params }) => projectOf(members, 'projects', params.projectId),
    answer: async ({ body: { months, buildingId, language }, owner, asker }, request, reply) => {
      const { projectId, defaultLangId } = owner
      const details = { projectId, name: 'report.csv' }
      const userId = signedIn(asker).id
      await keepSecurityEvent(members, { kind: 'export', userId, origin: originOf(request), details })
      const langId = language === 'sr' ? LANGUAGE_IDS.serbian_latin : LANGUAGE_IDS.english
      const languages = { langId, defaultLangId }
      const report = await readReport(members, {
        ...{ projectId, months, buildingId, languages },
        seesPrices: mayReadMoney(signedIn(asker), projectId),
      })
      return reply
        .headers(PRIVATE)
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="report-${projectId}.csv"`)
        .send(BOM + csvLines(fileLines(report, language), language))
    },
  })
}
