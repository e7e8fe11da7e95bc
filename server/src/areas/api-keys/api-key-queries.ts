import type { ApiScope } from '@belvedere/domain/accounts/api-scopes'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type PageAsked, pageOf } from '../../platform/database/paging.ts'

const COLUMNS = ['id', 'name', 'scopes', 'ending', 'made_by', 'made_at', 'last_used_at'] as const

export type ApiKeyRow = Pick<Selectable<Database['api_keys']>, (typeof COLUMNS)[number]>

export const apiKeysOf = (db: Kysely<Database>, projectId: number, asked: PageAsked) =>
  pageOf<ApiKeyRow>(db, {
    from: 'api_keys',
    as: 'api_key',
    where: sql`api_key.project_id = ${projectId} and api_key.withdrawn_at is null`,
    select: sql.join(COLUMNS.map((column) => sql.ref(`api_key.${column}`))),
    id: sql`api_key.id`,
    asked,
  })

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
