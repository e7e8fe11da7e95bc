import type { Kysely } from 'kysely'
import type { Database } from '../../platform/json-columns.ts'
import { tagged } from '../../platform/version-tag.ts'
import { publicMasterplanRow } from './masterplan-queries.ts'

export async function publicMasterplan(db: Kysely<Database>, id: number) {
  return tagged(await publicMasterplanRow(db, id))
}
