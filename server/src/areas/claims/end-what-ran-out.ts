import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { endRanOut, freeUnclaimed } from './claim-queries.ts'

/** Ends holds that ran out, and frees their apartments. Whoever calls it holds the apartments. */
export async function endWhatRanOut(
  db: Transaction<Database>,
  apartmentIds: readonly number[],
): Promise<void> {
  const freed = await endRanOut(db, apartmentIds)
  if (freed.length > 0) await freeUnclaimed(db, freed)
}
