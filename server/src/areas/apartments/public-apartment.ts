import type { Kysely } from 'kysely'
import type { Database } from '../../platform/json-columns.ts'
import { tagged } from '../../platform/version-tag.ts'
import { publicApartmentRow } from './apartment-queries.ts'

/** An apartment is public where its building is. */
export async function publicApartment(db: Kysely<Database>, id: number) {
  return tagged(await publicApartmentRow(db, id))
}
