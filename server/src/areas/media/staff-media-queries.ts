import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { withMediaData } from './media-queries.ts'

export type StaffMediaRow = Awaited<ReturnType<typeof staffMediaRows>>[number]

const staffMedia = (db: Kysely<Database>) =>
  withMediaData(db)
    .leftJoin('media_processing', 'media_processing.media_id', 'media.id')
    .select([
      'media.media_context_id as mediaContextId',
      'media.menu_item_id as menuItemId',
      'media.revision',
      'media_processing.state as processingState',
      'media_processing.percent as processingPercent',
    ])

export function staffMediaRows(db: Kysely<Database>, ids: readonly number[]) {
  return staffMedia(db).where(sql<boolean>`media.id = any (${ids}::int[])`).execute()
}

/** All that hangs on the project itself, in every language. */
export function staffProjectMediaRows(db: Kysely<Database>, projectId: number) {
  return staffMedia(db)
    .where('media.project_id', '=', projectId)
    .where('media.media_context_id', '=', sql.lit(MEDIA_CONTEXTS.project))
    .execute()
}

/** The media whose `children` name this one. */
export function galleryRows(db: Kysely<Database>, projectId: number, mediaId: number) {
  return staffMedia(db)
    .where('media.project_id', '=', projectId)
    .where(sql<boolean>`media.children @> array[${mediaId}::int]`)
    .execute()
}

/** They cannot be removed before the transaction that names them ends. */
export function mediaOfProject(db: Kysely<Database>, projectId: number, ids: readonly number[]) {
  return db
    .selectFrom('media')
    .where('project_id', '=', projectId)
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .select([
      'id',
      'media_context_id as mediaContextId',
      'file_key',
      'mime',
      'bytes',
      'width',
      'height',
      'tile_format',
      'tile_size',
      'tile_overlap',
    ])
    .forKeyShare()
    .execute()
}
