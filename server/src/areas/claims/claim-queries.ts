import type { ClaimKind } from '@belvedere/domain/sales/claims'
import type { HoldTimes } from '@belvedere/domain/sales/hold-times'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { personIn } from '../../platform/database/person-in.ts'
import { showPrices } from '../../platform/database/prices.ts'

export type ClaimRow = Awaited<ReturnType<typeof claimRows>>[number]

export const isOpen = sql<boolean>`claim.ended_at is null`

export function claimRows(db: Kysely<Database>, which: RawBuilder<boolean>) {
  return db
    .selectFrom('claims as claim')
    .innerJoin('apartments as apartment', 'apartment.id', 'claim.apartment_id')
    .where(which)
    .select([
      'claim.id',
      'claim.project_id as projectId',
      'apartment.id as apartmentId',
      'apartment.name as apartmentName',
      'apartment.status',
      sql<ClaimKind>`claim.kind`.as('kind'),
      'claim.buyer',
      'claim.buyer_id as buyerId',
      sql<number | null>`(select number from enquiries where id = claim.enquiry_id)`.as('enquiryId'),
      'claim.agent_id as agentId',
      personIn(sql`claim.agent_id`, sql`claim.project_id`).as('agent'),
      'claim.since',
      'claim.kind_since as kindSince',
      'claim.expires_at as until',
      'claim.extended',
      'claim.deposit',
      sql<string | null>`claim.deposit_on::text`.as('depositOn'),
      'claim.deposit_receipt as depositReceipt',
      sql<string | null>`claim.contract_on::text`.as('contractOn'),
      'claim.ended_at as endedAt',
      'claim.end_reason as endReason',
      'claim.body_hash as bodyHash',
      sql<number>`(select count(*)::int from waiting_list
        where waiting_list.apartment_id = claim.apartment_id and left_at is null)`.as('waiting'),
    ])
    .execute()
}

/** How long this project holds, and at the most. */
export function holdTimes(db: Kysely<Database>, projectId: number): Promise<HoldTimes> {
  return db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select(['hold_hours as holdHours', 'hold_hours_max as holdHoursMax'])
    .executeTakeFirstOrThrow()
}

/** Ends a claim now, which is after the lock on the apartment. */
export async function endClaim(
  db: Kysely<Database>,
  id: number,
  endReason: 'released' | 'corrected',
  reason: string | undefined,
): Promise<void> {
  await db
    .updateTable('claims')
    .set({ ended_at: sql`clock_timestamp()`, end_reason: endReason, reason: reason ?? null })
    .where('id', '=', id)
    .execute()
}

/** Ends the holds on these apartments that ran out, at the time when they did; gives back which apartments had one. */
export async function endRanOut(db: Kysely<Database>, apartmentIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update claims set ended_at = greatest(expires_at, since), end_reason = 'expired', reason = null
    where apartment_id = any (${apartmentIds}::int[]) and ended_at is null and expires_at <= clock_timestamp()
    returning apartment_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Nobody has these any more: what was held or reserved is available. A sale stays one. */
export async function freeUnclaimed(db: Kysely<Database>, apartmentIds: readonly number[]): Promise<void> {
  await sql`
    update apartments set status = 'available'
    where id = any (${apartmentIds}::int[]) and status in ('pending-reservation', 'reserved')
      and not exists (select from claims where apartment_id = apartments.id and ended_at is null)`.execute(db)
}

type Agreed = {
  apartmentId: number
  kind: Exclude<ClaimKind, 'contract'> | 'none'
  buyer: string
}

/** Ends, changes and opens claims until each apartment has one of the named kind, and writes nothing else. */
export async function agreeClaims(
  db: Kysely<Database>,
  projectId: number,
  agreed: readonly Agreed[],
  /** Why those that end do. */
  reason: string | null,
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(agreed)}::jsonb)
    as wanted ("apartmentId" int, kind text, buyer text)`
  const open = sql`claims.apartment_id = wanted."apartmentId" and claims.ended_at is null`
  await sql`
    update claims set ended_at = clock_timestamp(), end_reason = 'released', reason = ${reason} from ${wanted}
    where ${open} and wanted.kind = 'none'`.execute(db)
  // A contract is a reservation, and more than that.
  await sql`
    update claims set kind = wanted.kind, expires_at = null from ${wanted}
    where ${open} and wanted.kind <> 'none' and claims.kind <> wanted.kind
      and (claims.kind, wanted.kind) <> ('contract', 'reservation')`.execute(db)
  await showPrices(db, projectId)
  await sql`
    with opened as (
      insert into claims (project_id, apartment_id, kind, buyer, since)
      select ${projectId}, "apartmentId", kind, buyer, clock_timestamp() from ${wanted}
      where kind <> 'none' and not exists (select from claims where ${open})
      order by "apartmentId" returning id, apartment_id
    )
    insert into claim_prices (claim_id, project_id, price)
    select opened.id, ${projectId}, price from opened join apartment_prices using (apartment_id)`.execute(db)
}

/** The prices at which these were claimed, for someone who may see prices of the project. */
export function frozenPrices(members: Kysely<Database>, projectId: number, claimIds: readonly number[]) {
  return members.transaction().execute(async (db) => {
    await showPrices(db, projectId)
    const rows = await db
      .selectFrom('claim_prices')
      .where(sql<boolean>`claim_id = any (${claimIds}::int[])`)
      .select(['claim_id as id', 'price'])
      .execute()
    return new Map(rows.map(({ id, price }) => [id, price]))
  })
}
