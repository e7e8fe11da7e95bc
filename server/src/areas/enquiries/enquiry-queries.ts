import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

export type EnquiryRow = Awaited<ReturnType<typeof enquiriesUnderKey>>[number]

/** Those of the named apartments that anyone may see. */
export function publicApartmentsIn(db: Kysely<Database>, ids: readonly number[]) {
  return publishedProjects(db)
    .innerJoin('apartments as apartment', 'apartment.project_id', 'project.id')
    .where(sql<boolean>`apartment.id = any (${ids}::int[])`)
    .select('apartment.id')
    .orderBy('apartment.id')
    .execute()
}

export function clientAppProject(db: Kysely<Database>, id: number) {
  return publishedProjects(db)
    .innerJoin('client_apps', 'client_apps.project_id', 'project.id')
    .where('client_apps.id', '=', id)
    .executeTakeFirst()
}

const SHOWN = [
  'id',
  'project_id as projectId',
  'apartment_ids as apartmentIds',
  'accepted_at as acceptedAt',
  'body_hash as bodyHash',
] as const

export function enquiriesUnderKey(db: Kysely<Database>, key: string) {
  return db
    .selectFrom('enquiries')
    .where('idempotency_key', '=', key)
    .select(SHOWN)
    .orderBy('project_id')
    .execute()
}

export async function enquiriesOfLastHour(db: Kysely<Database>, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .where('project_id', '=', projectId)
    .where('accepted_at', '>', sql<Date>`now() - interval '1 hour'`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Those who come with the same key take turns until the end of their transactions. */
export async function lockKey(transaction: Transaction<Database>, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
}

export function insertEnquiry(transaction: Transaction<Database>, values: Insertable<Database['enquiries']>) {
  return transaction.insertInto('enquiries').values(values).returning(SHOWN).executeTakeFirstOrThrow()
}
