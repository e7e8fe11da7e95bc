import type { Kysely } from 'kysely'
import type { Database } from './json-columns.ts'

/** Published projects with their versions: where each query begins that asks whose content something is. */
export function publishedProjects(db: Kysely<Database>) {
  return db
    .selectFrom('projects as project')
    .innerJoin('project_versions as current', 'current.project_id', 'project.id')
    .where('project.publish', '=', true)
    .select([
      'project.id as projectId',
      'current.version',
      'current.availability',
      'project.default_lang_id as defaultLangId',
      'project.prices',
      'project.selected_roles as selectedRoles',
    ])
}
