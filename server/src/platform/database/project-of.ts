import { type Kysely, sql } from 'kysely'
import { orNotFound } from '../http/refused.ts'
import type { Database } from './json-columns.ts'

type Owned = 'projects' | 'masterplans' | 'apartments' | 'pois' | 'media' | 'packages'

export type ProjectOfThing = { projectId: number; defaultLangId: number }

/** Whose project something is, published or not; refuses what does not exist. */
export async function projectOf(db: Kysely<Database>, table: Owned, id: number): Promise<ProjectOfThing> {
  const { rows } = await sql<ProjectOfThing>`
    select project.id as "projectId", project.default_lang_id as "defaultLangId"
    from projects as project
    join ${sql.table(table)} as thing on thing.${sql.ref(table === 'projects' ? 'id' : 'project_id')} = project.id
    where thing.id = ${id}`.execute(db)
  return orNotFound(rows[0])
}
