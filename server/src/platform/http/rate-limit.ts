import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Counter } from './counter.ts'
import { isInProcess } from './in-process.ts'
import { networkOf } from './network-of.ts'

const WINDOW_MS = 60_000

/** At most `perMinute` calls from one address. */
export async function limitRate(app: FastifyInstance, perMinute: number, count: Counter) {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: WINDOW_MS,
    keyGenerator: ({ ip }) => networkOf(ip),
    store: class implements FastifyRateLimitStore {
      incr(key: string, answer: (error: null, result: { current: number; ttl: number }) => void) {
        const ttl = WINDOW_MS - (Date.now() % WINDOW_MS)
        count(key, WINDOW_MS).then((current) => answer(null, { current, ttl }))
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
