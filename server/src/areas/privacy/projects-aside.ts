import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/**
 * Nobody removes a project or brings one back while somebody is erased: it would be here and aside, or in neither place, for
 * whoever looks into one after the other (migration 087).
 */
export const holdRemovals = (db: Transaction<Database>) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended('removed projects', 0))`.execute(db)

/** Projects that wait to be brought back or forgotten (decision 196). */
export async function projectsAside(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom('removed_projects').select('project_id').orderBy('project_id').execute()
  return rows.map(({ project_id }) => project_id)
}

/** Does something in a removed project as it waits: every statement finds its rows instead of those of the tables. */
export async function inAside<Result>(
  db: Transaction<Database>,
  projectId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(db)
  const look = (path: string) =>
    sql`select set_config('search_path', ${path}, true),
      set_config('belvedere.removed_project', ${String(projectId)}, true)`.execute(db)
  await look('aside, public')
  const result = await work()
  await look(rows[0]?.path ?? 'public')
  return result
}
