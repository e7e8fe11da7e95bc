import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { type Kysely, sql } from 'kysely'
import type { Database, OutlineParts, Translated } from '../../platform/database/json-columns.ts'

export type MediaRow = Awaited<ReturnType<typeof poiMediaRows>>[number]
export type MediaItemRow = Awaited<ReturnType<typeof poiMediaItemRows>>[number]

/** All but the heavy part: outlines are read only where a picture is shown. */
function mediaRows(db: Kysely<Database>) {
  return db
    .selectFrom('media')
    .select([
      'media.id',
      'media.project_id as projectId',
      'media.poi_id as poiId',
      'media.media_type_id as mediaTypeId',
      'media.lang_id as langId',
      'media.name',
      'media.file_key as fileKey',
      'media.data_string as dataString',
      'media.sort_order as sortOrder',
      (row) =>
        row
          .selectFrom('media_texts')
          .whereRef('media_texts.media_id', '=', 'media.id')
          .select(sql<Translated | null>`jsonb_object_agg(lang_id, content)`.as('texts'))
          .as('texts'),
    ])
    .orderBy('media.sort_order')
    .orderBy('media.id')
}

const OUTLINES = sql<{ poiId: number; parts: OutlineParts }[] | null>`(
  select jsonb_agg(jsonb_build_object('poiId', poi_id, 'parts', parts) order by sort_order, id)
  from outlines where media_id = media.id
)`

/** Those in a gallery that the asking role sees. */
const CHILDREN = sql<number[]>`array(
  select child from unnest(media.children) with ordinality as listed (child, place)
  where exists (select from media as one where one.id = child) order by place
)`

export const withMediaData = (db: Kysely<Database>) =>
  mediaRows(db).select([
    'media.width',
    'media.height',
    'media.tile_format as tileFormat',
    'media.tile_size as tileSize',
    'media.tile_overlap as tileOverlap',
    CHILDREN.as('children'),
    OUTLINES.as('outlines'),
  ])

export function poiMediaRows(db: Kysely<Database>, poiIds: readonly number[]) {
  return mediaRows(db).where(sql<boolean>`media.poi_id = any (${poiIds}::int[])`).execute()
}

export function poiMediaItemRows(db: Kysely<Database>, poiId: number) {
  return withMediaData(db).where('media.poi_id', '=', poiId).execute()
}

/** The title picture that was chosen stands before the others. */
export function projectMediaRows(
  db: Kysely<Database>,
  projectIds: readonly number[],
  mediaTypeIds: readonly number[],
) {
  return mediaRows(db)
    .leftJoin('looks as look', 'look.title_media_id', 'media.id')
    .clearOrderBy()
    .orderBy('look.id', (order) => order.asc().nullsLast())
    .orderBy('media.sort_order')
    .orderBy('media.id')
    .where('media.media_context_id', '=', sql.lit(MEDIA_CONTEXTS.project))
    .where(sql<boolean>`media.project_id = any (${projectIds}::int[])`)
    .where(sql<boolean>`media.media_type_id = any (${mediaTypeIds}::int[])`)
    .execute()
}

export function menuItemMediaRows(db: Kysely<Database>, menuItemId: number) {
  return withMediaData(db).where('media.menu_item_id', '=', menuItemId).execute()
}

export function projectMediaItemRows(db: Kysely<Database>, projectId: number) {
  return withMediaData(db)
    .where('media.media_context_id', '=', sql.lit(MEDIA_CONTEXTS.project))
    .where('media.project_id', '=', projectId)
    .execute()
}

export function projectMediaItemRow(db: Kysely<Database>, projectId: number, id: number) {
  return withMediaData(db)
    .where('media.id', '=', id)
    .where('media.project_id', '=', projectId)
    .where('media.media_context_id', '=', sql.lit(MEDIA_CONTEXTS.project))
    .executeTakeFirst()
}

/** A stored file that hangs on this point of interest, or on this project itself, its menus included. */
export function fileRow(db: Kysely<Database>, id: number, place: { poiId: number } | { projectId: number }) {
  const rows = db
    .selectFrom('media')
    .where('id', '=', id)
    .select(['project_id as projectId', 'file_key as fileKey', 'mime', 'menu_item_id as menuItemId'])
  return 'poiId' in place
    ? rows.where('poi_id', '=', place.poiId).executeTakeFirst()
    : rows
        .where('project_id', '=', place.projectId)
        .where('media_context_id', '<>', sql.lit(MEDIA_CONTEXTS.poi))
        .executeTakeFirst()
}
