import type { Kysely } from 'kysely'
import type { Database } from '../../platform/json-columns.ts'
import { tagged } from '../../platform/version-tag.ts'
import { publicBuildingRow } from './building-queries.ts'

/** A building's own `publish` and its project's decide, whatever its masterplan says. */
export async function publicBuilding(db: Kysely<Database>, id: number) {
  return tagged(await publicBuildingRow(db, id))
}
