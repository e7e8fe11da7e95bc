import { setTimeout as wait } from 'node:timers/promises'
import { LOCK } from './ensure-services.ts'
import { withLock } from './lock.ts'
import { isPostgres } from './postgres.ts'
import { isRedis } from './redis.ts'
import { isS3 } from './s3.ts'
import { forgetServices, readServices, type Service } from './services-file.ts'

const STOP_WITHIN_MS = 30_000

/** Ends exactly what services.json names, where it still runs; gives back the names of what it ended. */
export function stopServices(): Promise<string[]> {
  return withLock(LOCK, async () => {
    const { postgres, redis, s3 = [] } = await readServices()
    const stopped: string[] = []
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
    if (postgres && (await stop(postgres, isPostgres, 'SIGINT'))) stopped.push('PostgreSQL')
    if (redis && (await stop(redis, isRedis, 'SIGTERM'))) stopped.push('Redis')
    // From the one that answers to the one that keeps the map; their objects were in memory alone.
    for (const part of s3.toReversed()) if (await stop(part, isS3, 'SIGKILL')) stopped.push('S3')
    await forgetServices()
    return [...new Set(stopped)]
  })
}

async function stop(
  service: Service,
  isOurs: (service: Service) => Promise<boolean>,
  signal: NodeJS.Signals,
): Promise<boolean> {
  if (!(await isOurs(service))) return false
  process.kill(service.pid, signal)
  for (const end = Date.now() + STOP_WITHIN_MS; Date.now() < end; await wait(100))
    if (!(await isOurs(service))) return true
  throw new Error(`Process ${service.pid} does not end.`)
}
