import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

export function stylesheetRow(db: Kysely<Database>, projectId: number) {
  return publishedProjects(db)
    .where('project.id', '=', projectId)
    .select(['project.stylesheet', 'project.stylesheet_version as stylesheetVersion'])
    .executeTakeFirst()
}
