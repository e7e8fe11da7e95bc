import type { Kysely } from 'kysely'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { publicPoiRow } from './poi-queries.ts'

export async function publicPoi(db: Kysely<Database>, id: number) {
  return tagged(await publicPoiRow(db, id))
}

/** What a public point of interest lies on. */
export async function publicParent(db: Kysely<Database>, id: number) {
  const { parentId } = await publicPoi(db, id)
  return publicPoi(db, orNotFound(parentId ?? undefined))
}
