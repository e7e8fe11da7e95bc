import { exportBuyers } from '@belvedere/contract/calls/inbox'
import type { ExportLanguage } from '@belvedere/domain/imports/import-field'
import { zonedDay } from '@belvedere/domain/sales/zoned-time'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { m } from '../../paraglide/messages.js'
import { PRIVATE } from '../../platform/answers/cache-headers.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { BOM, csvLines } from '../../platform/http/csv.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { keepSecurityEvent, originOf } from '../users/security-events.ts'
import { type BuyerRow, everyBuyer } from './buyer-records.ts'

/** The buyers as they are listed go out as a file (INB-06). Whoever takes it along is on record (SEC-05). */
export function exportBuyersRoute(app: FastifyInstance, members: Kysely<Database>): void {
  serveCall(app, exportBuyers, {
    owner: ({ params }) => projectOf(members, 'projects', params.projectId),
    answer: async ({ body: { language }, owner: { projectId }, asker }, request, reply) => {
      const details = { projectId, name: 'buyers.csv' }
      const userId = signedIn(asker).id
      await keepSecurityEvent(members, { kind: 'export', userId, origin: originOf(request), details })
      const timeZone = await zoneOf(members, projectId)
      const rows = (await everyBuyer(members, projectId)).map((row) => cellsOf(row, timeZone))
      reply
        .headers(PRIVATE)
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="buyers-${projectId}.csv"`)
      return reply.send(BOM + csvLines([headOf(language), ...rows], language))
    },
  })
}

async function zoneOf(db: Kysely<Database>, projectId: number): Promise<string> {
  const { rows } = await sql<{ zone: string }>`
    select time_zone as zone from projects where id = ${projectId}`.execute(db)
  return rows[0]?.zone ?? 'UTC'
}

const headOf = (language: ExportLanguage) =>
  [
    m.file_enquiry_first_name,
    m.file_enquiry_last_name,
    m.file_enquiry_phone,
    m.file_enquiry_mail,
    m.file_enquiry_language,
    m.file_buyer_enquiries,
    m.file_buyer_has,
    m.file_buyer_last,
  ].map((word) => word({}, { locale: language === 'sr' ? 'sr-Latn' : 'en' }))

const cellsOf = (
  { firstName, lastName, phoneNumbers, emailAddresses, localeId, enquiries, claims, lastAt }: BuyerRow,
  timeZone: string,
) => [
  firstName,
  lastName,
  phoneNumbers.join(', '),
  emailAddresses.join(', '),
  localeId === 'rs' ? 'sr' : 'en',
  enquiries,
  claims,
  zonedDay(lastAt, timeZone),
]
