import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

/** Every host that some project has named, published or not. */
export const hostNameRows = (db: Kysely<Database>) =>
  db.selectFrom('hosts').select('name').distinct().execute()

export function hostProjectRows(db: Kysely<Database>, host: string) {
  return publishedProjects(db)
    .where(
      sql<boolean>`(
        not exists (select from hosts where name = ${host})
        or exists (select from hosts where name = ${host} and project_id = project.id)
      )`,
    )
    .orderBy('project.id')
    .execute()
}
