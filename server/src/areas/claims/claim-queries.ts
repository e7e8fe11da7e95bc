import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { showPrices } from '../../platform/database/prices.ts'

export function claimRows(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('claims as claim')
    .innerJoin('apartments as apartment', 'apartment.id', 'claim.apartment_id')
    .where(sql<boolean>`claim.id = any (${ids}::int[])`)
    .select([
      'claim.id',
      'claim.project_id as projectId',
      'apartment.id as apartmentId',
      'apartment.name as apartmentName',
      'apartment.status',
      'claim.buyer as heldBy',
      'claim.since',
    ])
    .execute()
}

export async function changeClaim(
  db: Kysely<Database>,
  apartmentId: number,
  change: { kind: 'reservation' } | { end_reason: string },
): Promise<void> {
  const ended = 'end_reason' in change ? { ended_at: sql<Date>`clock_timestamp()` } : {}
  await db
    .updateTable('claims')
    .set({ ...change, ...ended })
    .where('apartment_id', '=', apartmentId)
    .where('ended_at', 'is', null)
    .execute()
}

type Agreed = {
  apartmentId: number
  kind: 'hold' | 'reservation' | 'none'
  buyer: string
  endReason: string
}

/** Ends, changes and opens claims until each apartment has the one that is named, and writes nothing else. */
export async function agreeClaims(
  db: Kysely<Database>,
  projectId: number,
  agreed: readonly Agreed[],
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(agreed)}::jsonb)
    as wanted ("apartmentId" int, kind text, buyer text, "endReason" text)`
  const isOpen = sql`claims.apartment_id = wanted."apartmentId" and claims.ended_at is null`
  await sql`
    update claims set ended_at = clock_timestamp(), end_reason = wanted."endReason" from ${wanted}
    where ${isOpen} and wanted.kind = 'none'`.execute(db)
  await sql`
    update claims set kind = wanted.kind from ${wanted}
    where ${isOpen} and wanted.kind <> 'none' and claims.kind <> wanted.kind`.execute(db)
  await showPrices(db, projectId)
  await sql`
    with opened as (
      insert into claims (project_id, apartment_id, kind, buyer)
      select ${projectId}, "apartmentId", kind, buyer from ${wanted}
      where kind <> 'none' and not exists (select from claims where ${isOpen})
      order by "apartmentId" returning id, apartment_id
    )
    insert into claim_prices (claim_id, project_id, price)
    select opened.id, ${projectId}, price from opened join apartment_prices using (apartment_id)`.execute(db)
}
