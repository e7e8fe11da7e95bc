import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { saveDrafts } from '../authoring/drafts.ts'

/** A building has at least the floors on which a list puts new apartments: that waits for Publish, as all of a building. */
export async function raiseFloors(
  db: Transaction<Database>,
  place: { projectId: number; userId: number | null },
  made: readonly { building?: number | undefined; floor?: number | undefined }[],
): Promise<void> {
  const highest = new Map<number, number>()
  for (const { building = 0, floor = 0 } of made)
    highest.set(building, Math.max(floor, highest.get(building) ?? 0))
  const { rows } = await sql<{ id: number; floors: number }>`
    select building.id, coalesce((draft.fields ->> 'floors')::int, floors) as floors
    from buildings as building left join drafts as draft on kind = 'buildings' and thing_id = building.id
    where building.id = any (${[...highest.keys()]}::int[])`.execute(db)
  const raised = rows.flatMap(({ id, floors }) => {
    const most = highest.get(id) ?? 0
    return most > floors ? [{ id, fields: { floors: most } }] : []
  })
  await saveDrafts(db, 'buildings', place, raised)
}
