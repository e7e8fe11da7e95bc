import type { Kysely } from 'kysely'
import { listTag } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { hostProjectRows } from './host-queries.ts'

/** The published projects that a host carries; one that is served without being named for a project carries all of them. */
export async function hostProjects(db: Kysely<Database>, host: string | undefined) {
  if (host === undefined) throw new Error('A call that depends on the host is declared perHost.')
  const projects = await hostProjectRows(db, host)
  return { projectIds: projects.map(({ projectId }) => projectId), tag: listTag(projects) }
}
