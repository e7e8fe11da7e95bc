import type { Kysely } from 'kysely'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { publicProjectRow } from './project-queries.ts'

export async function publicProject(db: Kysely<Database>, id: number) {
  return tagged(await publicProjectRow(db, id))
}
