import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { publicApartmentsIn } from './enquiry-queries.ts'

/**
 * One mail for each project concerned (FAV-07). A favourite that is not public any more is left out of a list; when
 * nothing remains, there is nothing to ask about.
 */
export async function apartmentsByProject(
  db: Kysely<Database>,
  ids: readonly number[],
  onlyProject?: number,
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await publicApartmentsIn(db, ids)
  const wanted = rows.filter(({ projectId }) => onlyProject === undefined || projectId === onlyProject)
  if (wanted.length === 0) throw new Refused('not-found')
  const byProject = new Map<number, number[]>()
  for (const { projectId, id } of wanted) byProject.set(projectId, [...(byProject.get(projectId) ?? []), id])
  return byProject
}
