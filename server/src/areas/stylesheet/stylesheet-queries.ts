import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

export function stylesheetRow(db: Kysely<Database>, projectId: number) {
  return publishedProjects(db)
    .innerJoin('looks as look', 'look.id', 'project.id')
    .where('project.id', '=', projectId)
    .select(['look.stylesheet', 'look.stylesheet_version as stylesheetVersion'])
    .executeTakeFirst()
}
