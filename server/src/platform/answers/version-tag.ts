import { createHash } from 'node:crypto'
import { orNotFound } from '../http/refused.ts'

type Version = { projectId: number; version: string }

/** The row that says whose content it is, with the tag of that project's version; no row, no such content. */
export function tagged<Row extends Version>(row: Row | undefined): Row & { tag: string } {
  const owner = orNotFound(row)
  return { ...owner, tag: `${owner.projectId}-${owner.version}` }
}

/** A list is as new as all the projects in it together. */
export function listTag(versions: readonly Version[]): string {
  const pairs = versions.map(({ projectId, version }) => `${projectId}-${version}`).join()
  return createHash('sha256').update(pairs).digest('base64url').slice(0, 22)
}
