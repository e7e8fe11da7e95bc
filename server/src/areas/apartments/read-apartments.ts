import type { Kysely } from 'kysely'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { noPrices, type PriceReader } from '../../platform/database/prices.ts'
import { apartmentRows, publicApartmentRow } from './apartment-queries.ts'
import { presentApartment, presentType } from './present-apartment.ts'

/** An apartment is public where its building is. */
export async function publicApartment(db: Kysely<Database>, id: number) {
  return tagged(await publicApartmentRow(db, id))
}

/** The apartments of a building or a project, or those named, and the types they are of. */
export async function readApartments(
  db: Kysely<Database>,
  asked: Parameters<typeof apartmentRows>[1],
  languages: Languages,
  prices: PriceReader = noPrices,
) {
  const rows = await apartmentRows(db, asked)
  const priceOf = await prices(rows.map(({ id }) => id))
  const types = new Map(rows.map(({ typeId: id, typeName: name, typeKey }) => [id, { id, name, typeKey }]))
  return {
    apartments: rows.map((row) => presentApartment(row, languages, priceOf.get(row.id))),
    apartmentTypes: [...types.values()]
      .sort((a, b) => a.id - b.id)
      .map((type) => presentType(type, languages)),
  }
}
