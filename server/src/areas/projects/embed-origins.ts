import { isAccountScreen } from '@belvedere/domain/screens/account-screens'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/json-columns.ts'
import { isOutage } from '../../platform/database/outage.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The sites that may show a page of these projects within theirs: those that all of them name, and no login. */
    embedOrigins: (path: string, projectIds: readonly number[]) => Promise<string[]>
  }
}

const REMEMBERED = 10_000

/** Lets pages say who may show them (SET-01); while the database is away, who might the last time. */
export function knowEmbedOrigins(app: FastifyInstance, db: Kysely<Database>): void {
  const known = new LRUCache<string, string[]>({ max: REMEMBERED })
  app.decorate('embedOrigins', async (path, projectIds) => {
    if (projectIds.length === 0 || isAccountScreen(path)) return []
    const key = projectIds.join()
    try {
      const origins = await originsOf(db, projectIds)
      known.set(key, origins)
      return origins
    } catch (error) {
      if (isOutage(error)) return known.get(key) ?? []
      throw error
    }
  })
}

async function originsOf(db: Kysely<Database>, projectIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    select origin from projects, unnest(embed_origins) as origin
    where projects.id = any (${projectIds}::int[])
    group by origin having count(distinct projects.id) = ${projectIds.length} order by origin`.execute(db)
  return rows.map(({ origin }) => origin)
}
