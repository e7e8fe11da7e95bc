import type { Kysely } from 'kysely'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { publicMasterplanRow } from './masterplan-queries.ts'

export async function publicMasterplan(db: Kysely<Database>, id: number) {
  return tagged(await publicMasterplanRow(db, id))
}
