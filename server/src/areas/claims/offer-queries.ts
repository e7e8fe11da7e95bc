import { ROLES } from '@belvedere/domain/accounts/roles'
import type { Locale } from '@belvedere/domain/screens/locale'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** What is said of an offer that still stands, and to whom: the buyer's agent or, where they sell here no more, an admin. */
export async function offerFacts(db: Kysely<Database>, waitingId: number) {
  return db
    .selectFrom('waiting_list as waiting')
    .innerJoin('apartments as apartment', 'apartment.id', 'waiting.apartment_id')
    .innerJoin('projects as project', 'project.id', 'waiting.project_id')
    .innerJoin('project_users as seller', 'seller.project_id', 'project.id')
    .innerJoin('users', 'users.id', 'seller.user_id')
    .where('waiting.id', '=', waitingId)
    .where('waiting.left_at', 'is', null)
    .where(sql<boolean>`waiting.offered_until > now()`)
    .where('seller.role_id', 'in', [ROLES.sales_agent, ROLES.project_admin])
    .where('users.blocked_at', 'is', null)
    .where('users.email_verified_at', 'is not', null)
    .where(sql<boolean>`(users.id = waiting.agent_id or seller.role_id = ${ROLES.project_admin})`)
    .select([
      'apartment.name as apartment',
      'waiting.buyer',
      'project.name as projectName',
      'project.default_lang_id as defaultLangId',
      'project.time_zone as timeZone',
      'users.email',
      sql<Locale>`users.locale`.as('locale'),
      sql<Date>`waiting.offered_until`.as('until'),
    ])
    .orderBy(sql`users.id = waiting.agent_id desc nulls last`)
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst()
}
