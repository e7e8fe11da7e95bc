import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

/** Every host that some project has named, published or not. */
export const hostNameRows = (db: Kysely<Database>) =>
  db.selectFrom('hosts').select('name').distinct().execute()

/** Of its hosts the one that is most its own: not shared, and a name rather than an address. None where `asked` carries it. */
export function ownHostRow(db: Kysely<Database>, projectId: number, asked: string) {
  return db
    .selectFrom('hosts')
    .where('project_id', '=', projectId)
    .where(
      sql<boolean>`exists (select from hosts where name = ${asked})
        and not exists (select from hosts where name = ${asked} and project_id = ${projectId})`,
    )
    .orderBy(sql`(select count(*) from hosts as shared where shared.name = hosts.name)`)
    .orderBy(sql`hosts.name ~ '^[0-9.]+$'`)
    .orderBy('name')
    .select('name')
    .executeTakeFirst()
}

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
