import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { type PageAsked, readPage } from '../../platform/database/paging.ts'
import { poiMedia } from '../media/poi-media.ts'
import { type PoiRow, poisOnRows, staffPoiRows } from './poi-queries.ts'
import { presentPoi } from './present-poi.ts'

/** A thing's own point of interest first, then those that lie on it, in their order; null is a thing without one. */
export async function poisOf(
  db: Kysely<Database>,
  ownPoiId: number | null,
  languages: Languages,
  poiTypeId?: number | undefined,
) {
  if (ownPoiId === null) return []
  const all = await poisOnRows(db, ownPoiId)
  return withMedia(
    db,
    all.filter((row) => poiTypeId === undefined || row.poiTypeId === poiTypeId),
    languages,
  )
}

/** The same in parts, drafts included. */
export function staffPoisOf(
  db: Kysely<Database>,
  ownPoiId: number | null,
  languages: Languages,
  { poiTypeId = null, ...asked }: PageAsked & { poiTypeId?: number | null | undefined },
) {
  const isOwn = sql`thing.id = ${ownPoiId}::int`
  const isWanted = sql`(${poiTypeId}::int is null or thing.poi_type_id = ${poiTypeId}::int)`
  const where = sql`(${isOwn} or thing.parent_id = ${ownPoiId}::int) and ${isWanted}`
  const sort = [sql`(not ${isOwn})`, sql`thing.sort_order`]
  return readPage(db, { from: 'pois', where, sort, asked }, async (ids) =>
    withMedia(db, await staffPoiRows(db, ids), languages),
  )
}

async function withMedia(db: Kysely<Database>, rows: readonly PoiRow[], languages: Languages) {
  const mediaOf = await poiMedia(
    db,
    rows.map(({ id }) => id),
    languages,
  )
  return rows.map((row) => presentPoi(row, mediaOf(row.id), languages))
}
