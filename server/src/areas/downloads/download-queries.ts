import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** The pictures of an apartment's points of interest, in all languages. */
export function apartmentPictureRows(db: Kysely<Database>, apartmentId: number) {
  return db
    .selectFrom('media')
    .innerJoin('pois', 'pois.id', 'media.poi_id')
    .where('pois.apartment_id', '=', apartmentId)
    .where('media.mime', 'like', 'image/%')
    .select([
      'media.name',
      'media.poi_id as poiId',
      'media.media_type_id as mediaTypeId',
      'media.lang_id as langId',
      'media.sort_order as sortOrder',
      sql<string>`media.file_key`.as('fileKey'),
    ])
    .where('media.file_key', 'is not', null)
    .orderBy('media.sort_order')
    .orderBy('media.id')
    .execute()
}
