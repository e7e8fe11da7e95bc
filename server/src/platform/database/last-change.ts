import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from './json-columns.ts'

declare module 'fastify' {
  interface FastifyInstance {
    lastChange: (table: string, id: number) => ReturnType<typeof lastChange>
  }
}

export function knowLastChanges(app: FastifyInstance, members: Kysely<Database>): void {
  app.decorate('lastChange', (table, id) => lastChange(members, table, id))
}

/** Who changed something last, and when. */
async function lastChange(db: Kysely<Database>, table: string, id: number) {
  const { rows } = await sql<{ userId: number | null; name: string | null; at: Date }>`
    select actions.user_id as "userId", first_name || ' ' || last_name as name, actions.at
    from changes join actions on actions.id = changes.action_id left join users on users.id = actions.user_id
    where table_name = ${table} and row_key = ${String(id)} order by changes.id desc limit 1`.execute(db)
  const [last] = rows
  return {
    changedBy: last ? { id: last.userId, name: last.name } : null,
    changedAt: last?.at.toISOString() ?? null,
  }
}
