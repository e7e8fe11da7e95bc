import type { Kysely } from 'kysely'
import type { Database } from '../../platform/json-columns.ts'
import { tagged } from '../../platform/version-tag.ts'
import { publicProjectRow } from './project-queries.ts'

export async function publicProject(db: Kysely<Database>, id: number) {
  return tagged(await publicProjectRow(db, id))
}
