import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { showPrices } from '../../platform/database/prices.ts'

export type Claim = { projectId: number; apartmentId: number; buyer: string; agentId: number }

/** Those that have not ended, the oldest first. */
export function openClaimRows(db: Kysely<Database>, projectId: number) {
  return db
    .selectFrom('claims as claim')
    .innerJoin('apartments as apartment', 'apartment.id', 'claim.apartment_id')
    .where('claim.project_id', '=', projectId)
    .where('claim.ended_at', 'is', null)
    .select([
      'claim.id',
      'claim.project_id as projectId',
      'apartment.id as apartmentId',
      'apartment.name as apartmentName',
      'apartment.status',
      'claim.buyer as heldBy',
      'claim.since',
    ])
    .orderBy('claim.since')
    .orderBy('claim.id')
    .execute()
}

/** A hold, at the price of the moment. The index lets no second one in while it lasts. */
export async function openClaim(db: Kysely<Database>, claim: Claim): Promise<void> {
  const { projectId, apartmentId, buyer, agentId } = claim
  const { id } = await db
    .insertInto('claims')
    // After the lock on the apartment, so that no two claims of it overlap in its history.
    .values({
      project_id: projectId,
      apartment_id: apartmentId,
      buyer,
      agent_id: agentId,
      since: sql`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await showPrices(db, projectId)
  await db
    .insertInto('claim_prices')
    .columns(['claim_id', 'project_id', 'price'])
    .expression(({ selectFrom, val }) =>
      selectFrom('apartment_prices')
        .where('apartment_id', '=', apartmentId)
        .select([val(id).as('claim_id'), 'project_id', 'price']),
    )
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
