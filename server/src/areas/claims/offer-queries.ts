import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { enquiryOfBuyer } from '../inbox/enquiry-of-buyer.ts'

/** What is said of an offer that still stands, and whose it is. */
export function offerFacts(db: Kysely<Database>, waitingId: number) {
  return db
    .selectFrom('waiting_list as waiting')
    .innerJoin('apartments as apartment', 'apartment.id', 'waiting.apartment_id')
    .innerJoin('projects as project', 'project.id', 'waiting.project_id')
    .where('waiting.id', '=', waitingId)
    .where('waiting.left_at', 'is', null)
    .where(sql<boolean>`waiting.offered_until > now()`)
    .select([
      'apartment.id as apartmentId',
      'apartment.name as apartment',
      enquiryOfBuyer(sql`waiting.buyer_id`, sql`apartment.id`).as('enquiryId'),
      'waiting.buyer',
      'waiting.project_id as projectId',
      'waiting.agent_id as agentId',
      'project.name as projectName',
      'project.default_lang_id as defaultLangId',
      'project.time_zone as timeZone',
      sql<Date>`waiting.offered_until`.as('until'),
    ])
    .executeTakeFirst()
}
