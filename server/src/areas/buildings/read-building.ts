import type { Building } from '@belvedere/contract/entities/building'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import type { PriceReader } from '../../platform/database/prices.ts'
import { readApartments } from '../apartments/read-apartments.ts'
import { poiMedia } from '../media/poi-media.ts'
import { type BuildingRow, publicBuildingRow } from './building-queries.ts'
import { presentSummary } from './present-building.ts'

export async function publicBuilding(db: Kysely<Database>, id: number) {
  return tagged(await publicBuildingRow(db, id))
}

/** A building with its apartments: two statements, whatever their number. */
export async function readBuilding(
  db: Kysely<Database>,
  row: BuildingRow,
  languages: Languages,
  prices: PriceReader,
): Promise<z.output<typeof Building>> {
  const { apartments, apartmentTypes } = await readApartments(db, { buildingId: row.id }, languages, prices)
  const mediaOf = await poiMedia(db, [row.poiId], languages)
  const counts: Record<string, number> = {}
  for (const { status } of apartments) counts[status] = (counts[status] ?? 0) + 1
  return {
    ...presentSummary(row, { counts, media: mediaOf(row.poiId), apartmentTypes }, languages),
    apartments,
  }
}
