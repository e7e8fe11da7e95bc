import type { Redis } from 'ioredis'

/** Counts one more of something in the present window of the clock, or takes one back; gives the count so far. */
export type Counter = (key: string, windowMs: number, by?: 1 | -1) => Promise<number>

/** Counts for all processes together while Redis is there; when it is gone, each process counts for itself. */
export function openCounter(redis: Redis | undefined): Counter {
  const locally = localCounter()
  if (!redis) return locally
  return (key, windowMs, by = 1) =>
    sharedCount(redis, key, windowMs, by).catch(() => locally(key, windowMs, by))
}

const windowOf = (windowMs: number) => Math.floor(Date.now() / windowMs)

async function sharedCount(redis: Redis, name: string, windowMs: number, by: number): Promise<number> {
  const key = `rate:${name}:${windowOf(windowMs)}`
  const answers = await redis.multi().incrby(key, by).pexpire(key, windowMs).exec()
  const [error, count] = answers?.[0] ?? [new Error('Redis gave no answer')]
  if (error) throw error
  return Number(count)
}

function localCounter(): Counter {
  const counted = new Map<number, { window: number; counts: Map<string, number> }>()
  return async (key, windowMs, by = 1) => {
    const window = windowOf(windowMs)
    if (counted.get(windowMs)?.window !== window) counted.set(windowMs, { window, counts: new Map() })
    const counts = counted.get(windowMs)?.counts ?? new Map<string, number>()
    const count = (counts.get(key) ?? 0) + by
    counts.set(key, count)
    return count
  }
}
