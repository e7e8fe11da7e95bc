import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { type Kysely, sql } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'

export function mediaFileRow(db: Kysely<Database>, mediaId: number) {
  return db.selectFrom('media').where('id', '=', mediaId).select('file_key as fileKey').executeTakeFirst()
}

/** Where a picture hangs, as far as the asking role may know. */
export function picturePlaces(db: Kysely<Database>, fileKey: string) {
  return db
    .selectFrom('media')
    .where('file_key', '=', fileKey)
    .where('poi_id', 'is not', null)
    .select(['project_id as projectId', sql<number>`poi_id`.as('poiId')])
    .orderBy('id')
    .execute()
}

/** Whether a project's draft names it: a newer picture that waits for Publish. */
export async function projectsThatWaitFor(db: Kysely<Database>, fileKey: string): Promise<number[]> {
  const rows = await db
    .selectFrom('drafts')
    .where('kind', '=', 'media')
    .where(sql<boolean>`fields ->> 'fileKey' = ${fileKey}`)
    .select('project_id as projectId')
    .execute()
  return rows.map(({ projectId }) => projectId)
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
  { format, tileSize, overlap }: { format: string; tileSize: number; overlap: number },
): Promise<void> {
  await inAction(db, { kind: 'media.tiles', userId: null }, (transaction) =>
    transaction
      .updateTable('media')
      .set({ tile_format: format, tile_size: tileSize, tile_overlap: overlap })
      .where('file_key', '=', fileKey)
      .where('media_type_id', '=', MEDIA_TYPES.poi_image_dzi)
      .where('tile_format', 'is', null)
      .execute(),
  )
}
