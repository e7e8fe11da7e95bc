import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from './json-columns.ts'

declare module 'fastify' {
  interface FastifyInstance {
    lastChange: (table: string, key: number | string) => Promise<LastChange>
    lastChanges: (table: string, keys: readonly (number | string)[]) => Promise<Map<string, LastChange>>
  }
}

export function knowLastChanges(app: FastifyInstance, members: Kysely<Database>): void {
  app.decorate('lastChanges', (table, keys) => lastChanges(members, table, keys))
  app.decorate('lastChange', async (table, key) => {
    const found = (await lastChanges(members, table, [key])).get(String(key))
    return found ?? { changedBy: null, changedAt: null }
  })
}

type LastChange = { changedBy: { id: number | null; name: string | null } | null; changedAt: string | null }

/** Who changed each thing last, and when, by its key in the record. */
async function lastChanges(db: Kysely<Database>, table: string, keys: readonly (number | string)[]) {
  const { rows } = await sql<{ key: string; userId: number | null; name: string | null; at: Date }>`
    select distinct on (row_key) row_key as key, actions.user_id as "userId", first_name || ' ' || last_name as name,
      actions.at
    from changes join actions on actions.id = changes.action_id left join users on users.id = actions.user_id
    where table_name = ${table} and row_key = any (${keys.map(String)}::text[])
    order by row_key, changes.id desc`.execute(db)
  return new Map(
    rows.map(({ key, userId, name, at }) => [
      key,
      { changedBy: { id: userId, name }, changedAt: at.toISOString() },
    ]),
  )
}
