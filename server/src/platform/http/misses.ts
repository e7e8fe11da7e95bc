import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from './network-of.ts'

const WINDOW_MS = 60_000
/** So many visitors are remembered; whoever is pushed out begins anew. */
const VISITORS = 50_000

/**
 * Counts how often a visitor asked for what is not there, where that costs a question to the database and no other limit
 * counts it. Each process counts for itself: it protects its own connections.
 */
export function countMisses(perMinute: number) {
  const missed = new LRUCache<string, number>({ max: VISITORS, ttl: WINDOW_MS, noUpdateTTL: true })
  return {
    isOver: ({ ip }: FastifyRequest): boolean => (missed.get(networkOf(ip)) ?? 0) >= perMinute,
    note({ ip }: FastifyRequest): void {
      const visitor = networkOf(ip)
      missed.set(visitor, (missed.get(visitor) ?? 0) + 1)
    },
  }
}
