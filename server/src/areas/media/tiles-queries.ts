import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { type Kysely, sql } from 'kysely'
import type { Database, StoredMediaData } from '../../platform/database/json-columns.ts'

export function mediaFileRow(db: Kysely<Database>, mediaId: number) {
  return db.selectFrom('media').where('id', '=', mediaId).select('file_key as fileKey').executeTakeFirst()
}

export async function setProcessing(
  db: Kysely<Database>,
  mediaId: number,
  { state, percent }: { state: string; percent: number },
): Promise<void> {
  await db
    .updateTable('media_processing')
    .set({ state, percent, changed_at: sql`now()` })
    .where('media_id', '=', mediaId)
    .execute()
}

/** For every item that shows this picture and knows of no tiles yet: it may have been shown elsewhere meanwhile. */
export async function setTiles(
  db: Kysely<Database>,
  fileKey: string,
  tiles: NonNullable<StoredMediaData['tiles']>,
): Promise<void> {
  await db
    .updateTable('media')
    .set({
      media_data: sql<StoredMediaData>`media_data || jsonb_build_object('tiles', ${JSON.stringify(tiles)}::jsonb)`,
    })
    .where('file_key', '=', fileKey)
    .where('media_type_id', '=', MEDIA_TYPES.poi_image_dzi)
    .where(sql<boolean>`not media_data ? 'tiles'`)
    .execute()
}
