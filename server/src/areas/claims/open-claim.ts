import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { showPrices } from '../../platform/database/prices.ts'

export type Claim = { projectId: number; apartmentId: number; buyer: string; agentId: number }

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
