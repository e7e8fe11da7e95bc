import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { isInProcess } from './in-process.ts'

const WINDOW_MS = 60_000

type Counter = (key: string, window: number) => number | Promise<number>

/** At most `perMinute` calls from one address, counted for all processes together while Redis is there. */
export async function limitRate(app: FastifyInstance, perMinute: number, redis: Redis | undefined) {
  const locally = localCounter()
  const count: Counter = redis
    ? (key, window) => sharedCount(redis, key, window).catch(() => locally(key, window))
    : locally
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: WINDOW_MS,
    store: class implements FastifyRateLimitStore {
      incr(key: string, answer: (error: null, result: { current: number; ttl: number }) => void) {
        const now = Date.now()
        const ttl = WINDOW_MS - (now % WINDOW_MS)
        Promise.resolve(count(key, Math.floor(now / WINDOW_MS))).then((current) =>
          answer(null, { current, ttl }),
        )
      }
      child() {
        return this
      }
    },
    allowList: (request) => isInProcess(app, request),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}

async function sharedCount(redis: Redis, address: string, window: number): Promise<number> {
  const key = `rate:${address}:${window}`
  const answers = await redis.multi().incr(key).pexpire(key, WINDOW_MS).exec()
  const [error, count] = answers?.[0] ?? [new Error('Redis gave no answer')]
  if (error) throw error
  return Number(count)
}

/** Takes over when Redis is gone: then each process counts for itself. */
function localCounter(): Counter {
  let counted = { window: 0, counts: new Map<string, number>() }
  return (key, window) => {
    if (counted.window !== window) counted = { window, counts: new Map() }
    const count = (counted.counts.get(key) ?? 0) + 1
    counted.counts.set(key, count)
    return count
  }
}
