import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/json-columns.ts'

/** A media item that has a picture, which a newer one can stand in for. */
export function pictureRow(db: Kysely<Database>, projectId: number, id: number) {
  return db
    .selectFrom('media')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('width', 'is not', null)
    .select(['media_type_id as mediaTypeId', 'poi_id as poiId', 'lang_id as langId'])
    .executeTakeFirst()
}
