import type { Redis } from 'ioredis'

/** Counts one more of something in the present window of the clock; gives the count so far. */
export type Counter = (key: string, windowMs: number) => Promise<number>

/** Counts for all processes together while Redis is there; when it is gone, each process counts for itself. */
export function openCounter(redis: Redis | undefined): Counter {
  const locally = localCounter()
  if (!redis) return locally
  return (key, windowMs) => sharedCount(redis, key, windowMs).catch(() => locally(key, windowMs))
}

const windowOf = (windowMs: number) => Math.floor(Date.now() / windowMs)

async function sharedCount(redis: Redis, name: string, windowMs: number): Promise<number> {
  const key = `rate:${name}:${windowOf(windowMs)}`
  const answers = await redis.multi().incr(key).pexpire(key, windowMs).exec()
  const [error, count] = answers?.[0] ?? [new Error('Redis gave no answer')]
  if (error) throw error
  return Number(count)
}

function localCounter(): Counter {
  const counted = new Map<number, { window: number; counts: Map<string, number> }>()
  return async (key, windowMs) => {
    const window = windowOf(windowMs)
    if (counted.get(windowMs)?.window !== window) counted.set(windowMs, { window, counts: new Map() })
    const counts = counted.get(windowMs)?.counts ?? new Map<string, number>()
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
}
