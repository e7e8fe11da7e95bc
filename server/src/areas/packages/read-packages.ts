import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { packageItemRows, packageRows } from './package-queries.ts'
import { presentStaffPackage } from './present-package.ts'

/** Packages as staff see them, with all that is in them. */
export async function readStaffPackages(
  db: Kysely<Database>,
  place: Parameters<typeof packageRows>[1],
  languages: Languages,
) {
  const rows = await packageRows(db, place)
  const ids = rows.map(({ id }) => id)
  const itemsOf = Map.groupBy(await packageItemRows(db, ids), ({ packageId }) => packageId)
  return rows.map((row) => presentStaffPackage(row, itemsOf.get(row.id) ?? [], languages))
}
