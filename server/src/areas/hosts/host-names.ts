import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** Every host that some project was given. */
export async function hostNames(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('hosts').select('name').distinct().orderBy('name').execute()
  return rows.map(({ name }) => name)
}
