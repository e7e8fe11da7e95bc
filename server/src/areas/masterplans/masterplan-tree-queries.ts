import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import type { Kysely } from 'kysely'
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
