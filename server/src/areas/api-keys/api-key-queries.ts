import type { ApiScope } from '@belvedere/domain/accounts/api-scopes'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

const COLUMNS = ['id', 'name', 'scopes', 'ending', 'made_by', 'made_at', 'last_used_at'] as const

export type ApiKeyRow = Awaited<ReturnType<typeof apiKeyRows>>[number]

export function apiKeyRows(db: Kysely<Database>, projectId: number) {
  return db
    .selectFrom('api_keys')
    .where('project_id', '=', projectId)
    .where('withdrawn_at', 'is', null)
    .select(COLUMNS)
    .orderBy('id')
    .execute()
}

type NewKey = {
  projectId: number
  name: string
  scopes: readonly ApiScope[]
  hash: Buffer
  ending: string
  userId: number
}

export function keepApiKey(db: Kysely<Database>, key: NewKey): Promise<ApiKeyRow> {
  return db
    .insertInto('api_keys')
    .values({
      project_id: key.projectId,
      name: key.name,
      scopes: [...key.scopes],
      secret_hash: key.hash,
      ending: key.ending,
      made_by: key.userId,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** The name of the key that was withdrawn; undefined where there is none to withdraw. */
export async function withdrawKey(
  db: Kysely<Database>,
  projectId: number,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .updateTable('api_keys')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('withdrawn_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}
