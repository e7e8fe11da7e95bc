import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { presentType } from '../apartments/present-apartment.ts'
import { poiMedia } from '../media/poi-media.ts'
import { buildingSummaryRows } from './building-queries.ts'
import { presentSummary, type Summary } from './present-building.ts'

/** The buildings of a place, each with the counts of its apartments. */
export async function buildingSummaries(
  db: Kysely<Database>,
  place: Parameters<typeof buildingSummaryRows>[1],
  languages: Languages,
): Promise<Summary[]> {
  const rows = await buildingSummaryRows(db, place)
  const mediaOf = await poiMedia(
    db,
    rows.map(({ poiId }) => poiId),
    languages,
  )
  return rows.map((row) => {
    const apartmentTypes = (row.apartmentTypes ?? []).map((type) => presentType(type, languages))
    return presentSummary(
      row,
      { counts: row.statusCounts ?? {}, media: mediaOf(row.poiId), apartmentTypes },
      languages,
    )
  })
}
