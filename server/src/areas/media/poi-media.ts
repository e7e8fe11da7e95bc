import { withoutPdf } from '@belvedere/domain/apartments/plan-image'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { type PageAsked, readPage } from '../../platform/database/paging.ts'
import { mediaInLanguage } from './media-in-language.ts'
import { poiMediaItemRows, poiMediaRows } from './media-queries.ts'
import { type PresentedReference, presentItem, presentReference } from './present-media.ts'
import { staffMediaRows } from './staff-media-queries.ts'

/** The media of many points of interest at once, by the point's id. */
export async function poiMedia(
  db: Kysely<Database>,
  poiIds: readonly (number | null)[],
  languages: Languages,
) {
  const ids = poiIds.filter((id) => id !== null)
  const rows = ids.length ? withoutPdf(await poiMediaRows(db, ids)) : []
  const media = new Map<number | null, PresentedReference[]>()
  for (const row of mediaInLanguage(rows, languages))
    media.set(row.poiId, [...(media.get(row.poiId) ?? []), presentReference(row, languages)])
  return (poiId: number | null): PresentedReference[] => media.get(poiId) ?? []
}

/** The media of one point of interest with their outlines. */
export async function poiMediaItems(db: Kysely<Database>, poiId: number, languages: Languages) {
  const rows = withoutPdf(await poiMediaItemRows(db, poiId))
  return mediaInLanguage(rows, languages).map((row) => presentItem(row, languages))
}

/** The same in parts, drafts included. Which language is shown is decided among all of them, without the heavy part. */
export async function staffPoiMediaItems(
  db: Kysely<Database>,
  poiId: number,
  languages: Languages,
  { mediaTypeId, ...asked }: PageAsked & { mediaTypeId?: number | undefined },
) {
  const shown = mediaInLanguage(withoutPdf(await poiMediaRows(db, [poiId])), languages)
    .filter((row) => mediaTypeId === undefined || row.mediaTypeId === mediaTypeId)
    .map(({ id }) => id)
  const where = sql`thing.id = any (${shown}::int[])`
  return readPage(db, { from: 'media', where, sort: [sql`thing.sort_order`], asked }, async (ids) =>
    (await staffMediaRows(db, ids)).map((row) => presentItem(row, languages)),
  )
}
