import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { personIn } from '../../platform/database/person-in.ts'

export type WaitingRow = Awaited<ReturnType<typeof lineOf>>[number]

/** Who waits for an apartment, in their order. */
export function lineOf(db: Kysely<Database>, apartmentId: number) {
  return db
    .selectFrom('waiting_list')
    .where('apartment_id', '=', apartmentId)
    .where('left_at', 'is', null)
    .select([
      'id',
      'apartment_id as apartmentId',
      'buyer',
      'buyer_id as buyerId',
      'enquiry_id as enquiryKey',
      personIn(sql`agent_id`, sql`waiting_list.project_id`).as('agent'),
      'joined_at as joinedAt',
      'offered_until as offeredUntil',
      sql<boolean>`coalesce(offered_until <= clock_timestamp(), false)`.as('lapsed'),
    ])
    .orderBy('place')
    .orderBy('id')
    .execute()
}

/** The offers that stand on these apartments, by apartment. */
export async function standingOffers(db: Kysely<Database>, apartmentIds: readonly number[]) {
  const rows = await db
    .selectFrom('waiting_list')
    .where(sql<boolean>`apartment_id = any (${apartmentIds}::int[])`)
    .where('left_at', 'is', null)
    .where(sql<boolean>`offered_until > clock_timestamp()`)
    .select([
      'id',
      'apartment_id as apartmentId',
      'buyer',
      personIn(sql`agent_id`, sql`waiting_list.project_id`).as('agent'),
      'offered_until as offeredUntil',
    ])
    .execute()
  return new Map(rows.map((row) => [row.apartmentId, row]))
}

/** Who has an offer, with what is offered. */
export function offerRows(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('waiting_list')
    .innerJoin('apartments', 'apartments.id', 'waiting_list.apartment_id')
    .where(sql<boolean>`waiting_list.id = any (${ids}::int[])`)
    .select([
      'waiting_list.id',
      'apartment_id as apartmentId',
      'apartments.name as apartmentName',
      'buyer',
      'buyer_id as buyerId',
      personIn(sql`agent_id`, sql`waiting_list.project_id`).as('agent'),
      'joined_at as joinedAt',
      'offered_until as offeredUntil',
      sql<number>`(select count(*)::int from waiting_list as line
        where line.apartment_id = waiting_list.apartment_id and line.left_at is null)`.as('inLine'),
    ])
    .execute()
}

export async function apartmentOfWaiting(db: Kysely<Database>, projectId: number, id: number) {
  const row = await db
    .selectFrom('waiting_list')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .select('apartment_id as apartmentId')
    .executeTakeFirst()
  return row?.apartmentId
}

/** Who of an apartment's line, of those who left too, was changed last. */
export async function lastMoved(db: Kysely<Database>, apartmentId: number): Promise<string> {
  const row = await db
    .selectFrom('changes')
    .where('table_name', '=', 'waiting_list')
    .where('row_key', 'in', (line) =>
      line
        .selectFrom('waiting_list')
        .where('apartment_id', '=', apartmentId)
        .select(sql<string>`id::text`.as('id')),
    )
    .orderBy('id', 'desc')
    .select('row_key as key')
    .executeTakeFirst()
  return row?.key ?? ''
}

type NewWaiting = {
  projectId: number
  apartmentId: number
  buyer: string
  buyerId?: number
  enquiryKey?: string
  agentId: number
}

export async function addWaiting(
  db: Kysely<Database>,
  { projectId, apartmentId, buyer, buyerId, enquiryKey, agentId }: NewWaiting,
): Promise<void> {
  await db
    .insertInto('waiting_list')
    .values({
      project_id: projectId,
      apartment_id: apartmentId,
      buyer,
      buyer_id: buyerId ?? null,
      enquiry_id: enquiryKey ?? null,
      agent_id: agentId,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from waiting_list where apartment_id = ${apartmentId})`,
    })
    .execute()
}

export async function takeOut(
  db: Kysely<Database>,
  ids: readonly number[],
  leftReason: 'left' | 'claimed' | 'lapsed',
  /** Whose they turned out to be. */
  buyerId?: number,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('waiting_list')
    .set({ left_at: sql`clock_timestamp()`, left_reason: leftReason, ...(buyerId && { buyer_id: buyerId }) })
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .execute()
}

export async function offerTo(db: Kysely<Database>, id: number): Promise<void> {
  const until = sql<Date>`clock_timestamp() + make_interval(hours => (
    select offer_hours from projects where projects.id = waiting_list.project_id))`
  await db.updateTable('waiting_list').set({ offered_until: until }).where('id', '=', id).execute()
}

/** Somebody has it now: whoever was offered it waits again. */
export async function withdrawOffers(db: Kysely<Database>, apartmentIds: readonly number[]): Promise<void> {
  await db
    .updateTable('waiting_list')
    .set({ offered_until: null })
    .where(sql<boolean>`apartment_id = any (${apartmentIds}::int[])`)
    .where('left_at', 'is', null)
    .where('offered_until', 'is not', null)
    .execute()
}

export async function setPlaces(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await sql`
    update waiting_list set place = wanted.place
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    where waiting_list.id = wanted.id`.execute(db)
}
