import { fileURLToPath } from 'node:url'

/** The repository, above e2e. */
export const ROOT = new URL('../../', import.meta.url)

/** Redis numbers its databases; a developer's product counts its callers in the first. */
const OWN_REDIS_DATABASE = '/1'

/**
 * As in production, quiet, with calls enough for three browsers that never rest, and with a security check that leaves
 * them the processor: it asks for a second of it otherwise, each time.
 */
export function productEnvironment(): Record<string, string> {
  return {
    NODE_ENV: 'production',
    // On this machine alone, with the demo and as the owner of databases that it makes itself.
    TRIAL: 'yes',
    DRAIN_S: '0',
    LOG_LEVEL: 'silent',
    // Carries every project, beside the hosts of single ones.
    SERVED_HOSTS: 'all.localhost',
    RATE_LIMIT: '1000000',
    PAGE_RATE_LIMIT: '1000000',
    ENQUIRY_RATE_LIMIT: '100000',
    // All products of a run count in one Redis, and everyone in it comes from one address.
    ACCOUNT_RATE_LIMIT: '100000',
    CHALLENGE_DIFFICULTY: '100',
    STAFF_SECOND_FACTOR: 'free',
    REDIS_URL: ownRedis(process.env.REDIS_URL),
    FILES_DIR: process.env.FILES_DIR ?? fileURLToPath(new URL('var/files', ROOT)),
  }
}

function ownRedis(address: string | undefined): string {
  return address ? new URL(OWN_REDIS_DATABASE, address).href : ''
}
