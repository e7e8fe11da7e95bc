import { Readable } from 'node:stream'
import { exportEnquiries } from '@belvedere/contract/calls/enquiry-export'
import type { ExportLanguage } from '@belvedere/domain/imports/import-field'
import type { LostReason } from '@belvedere/domain/reports/closed-enquiries'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { m } from '../../paraglide/messages.js'
import { PRIVATE } from '../../platform/answers/cache-headers.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { BOM, csvLines, type Written } from '../../platform/http/csv.ts'
import { sendStream } from '../../platform/http/places.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { keepSecurityEvent, originOf } from '../users/security-events.ts'
import { LOST_REASON_WORDS } from './lost-reason-words.ts'

/** Read and written in parts: however many there are, few are in memory. */
const AT_ONCE = 500

/** What buyers wrote goes out as a file (INB-04). Whoever takes it along is on record (SEC-05). */
export function exportEnquiriesRoute(app: FastifyInstance, members: Kysely<Database>): void {
  serveCall(app, exportEnquiries, {
    owner: ({ params }) => projectOf(members, 'projects', params.projectId),
    answer: async ({ body: { language }, owner: { projectId }, asker }, request, reply) => {
      const details = { projectId, name: 'enquiries.csv' }
      const userId = signedIn(asker).id
      await keepSecurityEvent(members, { kind: 'export', userId, origin: originOf(request), details })
      reply
        .headers(PRIVATE)
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="enquiries-${projectId}.csv"`)
      return sendStream(reply, Readable.from(linesOf(members, projectId, language)))
    },
  })
}

async function* linesOf(db: Kysely<Database>, projectId: number, language: ExportLanguage) {
  yield BOM + csvLines([headOf(language)], language)
  for (let after: EnquiryRow | undefined; ; ) {
    const rows = await enquiryRows(db, projectId, after)
    if (rows.length > 0)
      yield csvLines(
        rows.map((row) => cellsOf(row, language)),
        language,
      )
    after = rows.at(-1)
    if (!after || rows.length < AT_ONCE) return
  }
}

type EnquiryRow = {
  id: string
  acceptedAt: string
  localTime: string
  kind: 'ask-for-price' | 'favourites'
  apartments: string
  firstName: string
  lastName: string
  emailAddress: string
  phoneNumber: string
  contactTime: string
  note: string
  localeId: string
  agent: string | null
  answered: string | null
  outcome: keyof typeof ENDED | null
  lostReason: LostReason | null
}

/** In the project's own time, to the second; the exact one is what the next part begins after. */
async function enquiryRows(db: Kysely<Database>, projectId: number, after: EnquiryRow | undefined) {
  const { rows } = await sql<EnquiryRow>`
    select enquiry.id, enquiry.accepted_at::text as "acceptedAt",
      to_char(enquiry.accepted_at at time zone project.time_zone, 'YYYY-MM-DD HH24:MI:SS') as "localTime",
      enquiry.kind, (
        select coalesce(string_agg(name, ', ' order by name), '') from apartments
        where apartments.id = any (enquiry.apartment_ids) and apartments.project_id = enquiry.project_id) as apartments,
      enquiry.first_name as "firstName", enquiry.last_name as "lastName", enquiry.email_address as "emailAddress",
      enquiry.phone_number as "phoneNumber", enquiry.contact_time as "contactTime", enquiry.note,
      enquiry.locale_id as "localeId", (
        select first_name || ' ' || last_name from users where users.id = enquiry.agent_id) as agent,
      to_char(enquiry.answered_at at time zone project.time_zone, 'YYYY-MM-DD HH24:MI:SS') as answered,
      enquiry.outcome, (
        select lost_reason from enquiry_steps
        where enquiry_id = enquiry.id and kind = 'closed' and enquiry.outcome = 'lost'
        order by id desc limit 1) as "lostReason"
    from enquiries as enquiry join projects as project on project.id = enquiry.project_id
    where enquiry.project_id = ${projectId} and (${after?.id ?? null}::uuid is null
      or (enquiry.accepted_at, enquiry.id) < (${after?.acceptedAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by enquiry.accepted_at desc, enquiry.id desc limit ${AT_ONCE}`.execute(db)
  return rows
}

const ENDED = { won: m.file_enquiry_won, lost: m.file_enquiry_lost } as const

const localeOf = (language: ExportLanguage) => ({ locale: language === 'sr' ? 'sr-Latn' : 'en' }) as const

const headOf = (language: ExportLanguage) =>
  [
    m.file_enquiry_came,
    m.file_enquiry_about,
    m.file_enquiry_apartments,
    m.file_enquiry_first_name,
    m.file_enquiry_last_name,
    m.file_enquiry_mail,
    m.file_enquiry_phone,
    m.file_enquiry_contact_time,
    m.file_enquiry_note,
    m.file_enquiry_language,
    m.file_enquiry_agent,
    m.file_enquiry_answered,
    m.file_enquiry_ended,
    m.file_enquiry_lost_because,
  ].map((word) => word({}, localeOf(language)))

function cellsOf(row: EnquiryRow, language: ExportLanguage): Written[] {
  const about = row.kind === 'ask-for-price' ? m.file_enquiry_price : m.file_enquiry_favourites
  return [
    row.localTime,
    about({}, localeOf(language)),
    row.apartments,
    row.firstName,
    row.lastName,
    row.emailAddress,
    row.phoneNumber,
    row.contactTime,
    row.note,
    row.localeId === 'rs' ? 'sr' : 'en',
    row.agent ?? '',
    row.answered ?? '',
    row.outcome ? ENDED[row.outcome]({}, localeOf(language)) : '',
    row.lostReason ? LOST_REASON_WORDS[row.lostReason]({}, localeOf(language)) : '',
  ]
}
