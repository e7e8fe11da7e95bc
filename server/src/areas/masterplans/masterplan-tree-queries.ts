import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

export async function ownPoiId(db: Kysely<Database>, masterplanId: number): Promise<number | null> {
  const poi = await db
    .selectFrom('pois')
    .where('masterplan_id', '=', masterplanId)
    .where('poi_type_id', '=', POI_TYPES.masterplan)
    .orderBy('sort_order')
    .orderBy('id')
    .select('id')
    .executeTakeFirst()
  return poi?.id ?? null
}

/** Whether a masterplan is the other one, or lies in it, however deep. */
export async function isWithin(db: Kysely<Database>, id: number, otherId: number): Promise<boolean> {
  const { rows } = await sql<{ within: boolean }>`
    with recursive line as (
      select id, parent_id from masterplans where id = ${id}
      union
      select above.id, above.parent_id from line join masterplans as above on above.id = line.parent_id
    )
    select exists (select from line where id = ${otherId}) as within`.execute(db)
  return rows[0]?.within ?? false
}

export async function hasContent(db: Kysely<Database>, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from masterplans where parent_id = ${id})
        or exists (select from buildings where masterplan_id = ${id}) as found`.execute(db)
  return rows[0]?.found ?? false
}
