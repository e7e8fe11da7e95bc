import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import type { Database } from '../database/json-columns.ts'
import { pendingMigrations } from '../database/migrate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Told to stop: what is under way is finished, nothing new should be sent here. */
    stopping: boolean
  }
}

const QUIET = { logLevel: 'warn', config: { anyHost: true } } as const
const NOT_KEPT = { 'cache-control': 'no-store' }

/**
 * `/healthz`: the process is up; one that does not answer should be started anew. `/readyz`: it can do its work; one
 * that cannot should get no visitors for now. Redis may be gone: calls are answered without it (decision 11).
 */
export function healthRoutes(app: FastifyInstance, db: Kysely<Database>, redis: Redis | undefined): void {
  app.decorate('stopping', false)

  app.get('/healthz', QUIET, async (_, reply) => reply.headers(NOT_KEPT).send({ status: 'up' }))

  app.get('/readyz', QUIET, async (_, reply) => {
    const database = await databaseState(db)
    const ready = database === 'ready' && !app.stopping
    return reply
      .code(ready ? 200 : 503)
      .headers(NOT_KEPT)
      .send({
        status: app.stopping ? 'stopping' : ready ? 'ready' : 'not ready',
        database,
        redis: redis === undefined ? 'none' : redis.status === 'ready' ? 'ready' : 'gone',
      })
  })
}

type DatabaseState = 'ready' | 'migrations missing' | 'gone'

export async function databaseState(db: Kysely<Database>): Promise<DatabaseState> {
  try {
    return (await pendingMigrations(db)).length === 0 ? 'ready' : 'migrations missing'
  } catch {
    return 'gone'
  }
}
