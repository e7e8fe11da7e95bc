import { withoutPdf } from '@belvedere/domain/apartments/plan-image'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { mediaInLanguage } from './media-in-language.ts'
import { poiMediaItemRows, poiMediaRows } from './media-queries.ts'
import { type PresentedReference, presentItem, presentReference } from './present-media.ts'

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
