import type { Kysely } from 'kysely'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { publicBuildingRow } from './building-queries.ts'

/** A building's own `publish` and its project's decide, whatever its masterplan says. */
export async function publicBuilding(db: Kysely<Database>, id: number) {
  return tagged(await publicBuildingRow(db, id))
}
