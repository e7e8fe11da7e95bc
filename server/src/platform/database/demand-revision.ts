import { sql, type Transaction } from 'kysely'
import { Refused } from '../http/refused.ts'
import type { Database } from './json-columns.ts'

type Revised = 'projects' | 'packages' | 'apartments'

/** Holds a thing until the transaction ends, and refuses whoever has read another revision of it (AUT-03). */
export async function demandRevision(
  db: Transaction<Database>,
  table: Revised,
  id: number,
  revision: number,
): Promise<void> {
  const { rows } = await sql<{ revision: number }>`
    select revision from ${sql.table(table)} where id = ${id} for update`.execute(db)
  if (!rows[0]) throw new Refused('not-found')
  if (rows[0].revision !== revision) throw new Refused('stale')
}
