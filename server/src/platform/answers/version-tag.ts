import { createHash } from 'node:crypto'
import { orNotFound } from '../http/refused.ts'

type Version = { projectId: number; version: string; availability: string }

/** The row that says whose content it is, with the tag of that project's version; no row, no such content. */
export function tagged<Row extends Version>(row: Row | undefined): Row & { tag: string } {
  const owner = orNotFound(row)
  return { ...owner, tag: `${owner.projectId}-${owner.version}` }
}

/** The same for an answer that shows statuses: it is as new as the availability, too. */
export function withAvailability<Owner extends { tag: string }>(owner: Owner & Partial<Version>): Owner {
  const { projectId, version, availability } = owner
  if (projectId === undefined) return owner
  const both = `${version}.${availability}`
  return { ...owner, version: both, tag: `${projectId}-${both}` }
}

/** A list is as new as all the projects in it together; it shows how many apartments are available. */
export function listTag(versions: readonly Version[]): string {
  const pairs = versions
    .map(({ projectId, version, availability }) => `${projectId}-${version}.${availability}`)
    .join()
  return createHash('sha256').update(pairs).digest('base64url').slice(0, 22)
}
