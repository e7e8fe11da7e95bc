import { fileURLToPath } from 'node:url'

/** The repository, above e2e. */
export const ROOT = new URL('../../', import.meta.url)

/** Redis numbers its databases; a developer's product counts its callers in the first. */
const OWN_REDIS_DATABASE = '/1'

/** As in production, quiet, and with calls enough for two browsers that never rest. */
export function productEnvironment(): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    REDIS_URL: ownRedis(process.env.REDIS_URL),
    FILES_DIR: process.env.FILES_DIR ?? fileURLToPath(new URL('var/files', ROOT)),
  }
}

function ownRedis(address: string | undefined): string {
  return address ? new URL(OWN_REDIS_DATABASE, address).href : ''
}
