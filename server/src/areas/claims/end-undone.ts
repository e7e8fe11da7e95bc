import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { freeUnclaimed } from './claim-queries.ts'

/** Ends claims whose making was taken back; nobody has their apartments from then on (AUT-05). */
export async function endUndone(db: Transaction<Database>, claimIds: readonly number[]): Promise<void> {
  if (claimIds.length === 0) return
  const { rows } = await sql<{ id: number }>`
    update claims set ended_at = clock_timestamp(), end_reason = 'undone'
    where id = any (${claimIds}::int[]) and ended_at is null returning apartment_id as id`.execute(db)
  await freeUnclaimed(
    db,
    rows.map(({ id }) => id),
  )
}
