import { join } from 'node:path'
import { VAR } from './checkout.ts'
import { withLock } from './lock.ts'
import { databaseUrl, ensurePostgres } from './postgres.ts'
import { ensureRedis, redisUrl } from './redis.ts'
import { readServices, type Services, writeServices } from './services-file.ts'

export const LOCK = join(VAR, 'services.lock')

type Addresses = { DATABASE_URL: string; REDIS_URL: string }

/**
 * Gives the addresses of PostgreSQL and Redis: the given ones, or of our own, which then run. Ours go on running
 * when the command ends; `npm run services:stop` ends them.
 */
export async function ensureServices(env: NodeJS.ProcessEnv = process.env): Promise<Addresses> {
  const given = { database: env.DATABASE_URL, redis: env.REDIS_URL }
  if (given.database && given.redis) return { DATABASE_URL: given.database, REDIS_URL: given.redis }
  return withLock(LOCK, async () => {
    const known = await readServices()
    const now: Services = { ...known }
    if (!given.database) {
      now.postgres = await ensurePostgres(known.postgres?.port)
      await writeServices(now)
    }
    if (!given.redis) {
      now.redis = await ensureRedis(known.redis?.port)
      await writeServices(now)
    }
    tell(known, now)
    return {
      DATABASE_URL: given.database || (now.postgres ? databaseUrl(now.postgres) : ''),
      REDIS_URL: given.redis || (now.redis ? redisUrl(now.redis) : ''),
    }
  })
}

function tell(before: Services, now: Services): void {
  const started = [
    now.postgres && now.postgres.pid !== before.postgres?.pid && `PostgreSQL on port ${now.postgres.port}`,
    now.redis && now.redis.pid !== before.redis?.pid && `Redis on port ${now.redis.port}`,
  ].filter(Boolean)
  if (started.length === 0) return
  console.error(`Started ${started.join(' and ')}; they go on running until \`npm run services:stop\`.`)
}
