import { rootMasterplan } from '@belvedere/domain/screens/root-masterplan'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { openMasterplanRows } from './masterplan-queries.ts'

/** Where each project is entered; null where nothing of it can be opened. */
export async function rootMasterplans(db: Kysely<Database>, projectIds: readonly number[]) {
  const rows = await openMasterplanRows(db, projectIds)
  const candidates = rows.map((row) => ({ ...row, parentId: row.parentId ?? 0 }))
  const byProject = Map.groupBy(candidates, ({ projectId }) => projectId)
  return (projectId: number): number | null => rootMasterplan(byProject.get(projectId) ?? [])?.id ?? null
}
