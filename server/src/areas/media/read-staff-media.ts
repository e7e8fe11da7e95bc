import type { StaffMediaItem } from '@belvedere/contract/entities/staff-media-item'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { type PageAsked, readPage } from '../../platform/database/paging.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { presentItem } from './present-media.ts'
import { type StaffMediaRow, staffMediaRows } from './staff-media-queries.ts'

/** As migration 011 holds it to. */
type ProcessingState = NonNullable<z.output<typeof StaffMediaItem>['processing']>['state']

function presentStaffItem(row: StaffMediaRow, languages: Languages): z.output<typeof StaffMediaItem> {
  const { projectId, mediaContextId, poiId, menuItemId, langId, sortOrder, texts } = row
  return {
    ...presentItem(row, languages),
    projectId,
    mediaContextId,
    poiId,
    menuItemId,
    langId,
    order: sortOrder,
    texts: texts ?? {},
    processing: processingOf(row),
    revision: row.revision,
  }
}

function processingOf({ processingState, processingPercent }: StaffMediaRow) {
  if (processingState === null || processingPercent === null) return null
  return { state: processingState as ProcessingState, percent: processingPercent }
}

export async function readStaffMedia(db: Kysely<Database>, id: number, languages: Languages) {
  return presentStaffItem(orNotFound((await staffMediaRows(db, [id]))[0]), languages)
}

type MediaList = { where: RawBuilder<unknown>; sort?: readonly RawBuilder<unknown>[]; asked: PageAsked }

/** In their own order, unless told. */
export function readStaffMediaPage(db: Kysely<Database>, list: MediaList, languages: Languages) {
  return readPage(db, { from: 'media', sort: [sql`thing.sort_order`], ...list }, async (ids) =>
    (await staffMediaRows(db, ids)).map((row) => presentStaffItem(row, languages)),
  )
}

/** What is in a gallery, in its order; what is not of its project is not shown. */
export async function readGalleryContent(
  db: Kysely<Database>,
  { id, projectId }: { id: number; projectId: number },
  languages: Languages,
  asked: PageAsked,
) {
  const { children } = orNotFound((await staffMediaRows(db, [id]))[0])
  const where = sql`thing.project_id = ${projectId} and thing.id = any (${children}::int[])`
  const sort = [sql`array_position(${children}::int[], thing.id)`]
  return readStaffMediaPage(db, { where, sort, asked }, languages)
}
