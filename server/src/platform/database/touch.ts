import { type Kysely, sql } from 'kysely'
import type { Database } from './json-columns.ts'

/** Raises the revision of things whose row stayed while something of theirs beside it changed. */
export async function touch(
  db: Kysely<Database>,
  table: keyof Database,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0)
    await sql`update ${sql.table(table)} set revision = revision where id = any (${ids}::int[])`.execute(db)
}
