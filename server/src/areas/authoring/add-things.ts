import { type Fields, LIVE_KINDS, type ListedKind, THINGS } from '@belvedere/contract/authoring/things'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { saveDrafts } from './drafts.ts'
import { saveThings } from './save-things.ts'

/** Of a new thing, what keeps it out of every public answer; a kind without any of it shows nothing by itself. */
const UNSEEN: Fields = { publish: false, parts: [] }

/**
 * Makes new things of a project, none of which is public before Publish: what visitors would see of one waits in its
 * draft. Apartments and their types are live when saved.
 */
export async function addThings(
  db: Transaction<Database>,
  kind: ListedKind,
  { projectId, userId }: { projectId: number; userId: number | null },
  things: readonly { fields: Fields }[],
): Promise<number[]> {
  const unseen = LIVE_KINDS.includes(kind)
    ? {}
    : Object.fromEntries(Object.entries(UNSEEN).filter(([field]) => field in THINGS[kind].fields))
  const ids = await saveThings(
    db,
    kind,
    projectId,
    things.map(({ fields }) => ({ fields: { ...fields, ...unseen } })),
  )
  const waiting = things.flatMap(({ fields }, row) => {
    const shown = Object.keys(unseen).filter(
      (field) => JSON.stringify(fields[field]) !== JSON.stringify(unseen[field]),
    )
    const draft = Object.fromEntries(shown.map((field) => [field, fields[field]]))
    return shown.length > 0 ? [{ id: ids[row] ?? 0, fields: draft }] : []
  })
  await saveDrafts(db, kind, { projectId, userId }, waiting)
  return ids
}
