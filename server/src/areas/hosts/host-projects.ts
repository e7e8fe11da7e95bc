import type { Kysely } from 'kysely'
import { listTag } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { hostProjectRows, ownHostRow } from './host-queries.ts'

/** The published projects that a host carries; one that is served without being named for a project carries all of them. */
export async function hostProjects(db: Kysely<Database>, host: string | undefined) {
  const projects = await hostProjectRows(db, demanded(host))
  return { projectIds: projects.map(({ projectId }) => projectId), tag: listTag(projects) }
}

/** Where a project is at home, when it is asked for on another project's host. */
export async function ownHost(
  db: Kysely<Database>,
  projectId: number,
  host: string | undefined,
): Promise<string | null> {
  return (await ownHostRow(db, projectId, demanded(host)))?.name ?? null
}

function demanded(host: string | undefined): string {
  if (host === undefined) throw new Error('A call that depends on the host is declared perHost.')
  return host
}
