import { isAccountScreen } from '@belvedere/domain/screens/account-screens'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The sites that may show a page of these projects within theirs: those that all of them name, and no login. */
    embedOrigins: (path: string, projectIds: readonly number[]) => Promise<string[]>
  }
}

/** Lets pages say who may show them (SET-01). */
export function knowEmbedOrigins(app: FastifyInstance, db: Kysely<Database>): void {
  app.decorate('embedOrigins', async (path, projectIds) => {
    if (projectIds.length === 0 || isAccountScreen(path)) return []
    const { rows } = await sql<{ origin: string }>`
      select origin from projects, unnest(embed_origins) as origin
      where projects.id = any (${projectIds}::int[])
      group by origin having count(distinct projects.id) = ${projectIds.length} order by origin`.execute(db)
    return rows.map(({ origin }) => origin)
  })
}
