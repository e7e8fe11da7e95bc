import { Redis } from 'ioredis'

const COMMAND_TIMEOUT_MS = 200
const RECONNECT_MS = 1_000

/** Made for counters that have a substitute: a command fails at once while Redis is gone, nothing queues up. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: () => RECONNECT_MS,
  })
  // Without a listener each failed attempt to reconnect would be printed.
  redis.on('error', () => {})
  return redis
}
