import { type Insertable, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { passIds, writeRows } from '../../platform/database/write-rows.ts'

type SavedProject = Insertable<Database['projects']> & {
  id: number
  /** Hosts that carry it; it keeps those that it has beside them. */
  hosts?: readonly string[]
}

/** A project of a dataset that brings its id along: made, or set to what is named here. What is so already is left alone. */
export async function saveProject(
  db: Transaction<Database>,
  { hosts = [], ...row }: SavedProject,
): Promise<void> {
  await writeRows(db, 'projects', [row])
  await passIds(db, 'projects')
  await sql`
    insert into hosts (name, project_id) select name, ${row.id} from unnest(${hosts}::text[]) as name
    on conflict do nothing`.execute(db)
}
