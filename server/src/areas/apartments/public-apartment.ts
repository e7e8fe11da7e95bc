import type { Kysely } from 'kysely'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { publicApartmentRow } from './apartment-queries.ts'

/** An apartment is public where its building is. */
export async function publicApartment(db: Kysely<Database>, id: number) {
  return tagged(await publicApartmentRow(db, id))
}
