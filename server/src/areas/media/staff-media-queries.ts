import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { withMediaData } from './media-queries.ts'

export type StaffMediaRow = Awaited<ReturnType<typeof staffMediaRows>>[number]

export function staffMediaRows(db: Kysely<Database>, ids: readonly number[]) {
  return withMediaData(db)
    .leftJoin('media_processing', 'media_processing.media_id', 'media.id')
    .where(sql<boolean>`media.id = any (${ids}::int[])`)
    .select([
      'media.media_context_id as mediaContextId',
      'media.menu_item_id as menuItemId',
      'media.revision',
      'media_processing.state as processingState',
      'media_processing.percent as processingPercent',
    ])
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

/** The file of an item; a newer picture that waits for Publish stands for the present one. */
export function waitingFile(db: Kysely<Database>, projectId: number, id: number) {
  const waiting = (field: string) => sql<string | null>`draft.fields ->> ${sql.lit(field)}`
  return db
    .selectFrom('media')
    .leftJoin('drafts as draft', (join) =>
      join.onRef('draft.thing_id', '=', 'media.id').on('draft.kind', '=', 'media'),
    )
    .where('media.id', '=', id)
    .where('media.project_id', '=', projectId)
    .select([
      'media.project_id as projectId',
      sql<string | null>`coalesce(${waiting('fileKey')}, media.file_key)`.as('fileKey'),
      sql<string | null>`coalesce(${waiting('mime')}, media.mime)`.as('mime'),
    ])
    .executeTakeFirst()
}
