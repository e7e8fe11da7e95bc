import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { revokeSessions } from './session-queries.ts'

/** Whoever is blocked is logged out for good; let in again they log in anew. The database notes it (migration 027). */
export async function blockAccount(db: Transaction<Database>, id: number, blocked: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ blocked_at: blocked ? sql`coalesce(blocked_at, now())` : null })
    .where('id', '=', id)
    .execute()
  if (blocked) await revokeSessions(db, id)
}
