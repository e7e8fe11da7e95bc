import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { lockThings, type StoredThing } from './thing-queries.ts'

/** What is drawn on these pictures, held until the transaction ends. */
export async function outlinesOn(
  db: Transaction<Database>,
  projectId: number,
  mediaIds: readonly number[],
): Promise<Map<number, StoredThing>> {
  const rows = await db
    .selectFrom('outlines')
    .where(sql<boolean>`media_id = any (${mediaIds}::int[])`)
    .select('id')
    .execute()
  return lockThings(
    db,
    'outlines',
    projectId,
    rows.map(({ id }) => id),
  )
}
