import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/** Roles of the database itself (migration 006). */
const VISITOR_ROLE = 'belvedere_visitor'
const MEMBER_ROLE = 'belvedere_staff'

const Address = z.url({ error: 'must be an address such as postgres://user:password@host:5432/name' })

const Environment = z.object({
  DATABASE_URL: Address,
  DATABASE_VISITOR_URL: Address.optional(),
  DATABASE_MEMBER_URL: Address.optional(),
  /** Signs access tokens. All processes must share it; one process alone may make its own. */
  AUTH_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  REDIS_URL: z.url({ error: 'must be an address such as redis://host:6379' }).optional(),
  FILES_DIR: z.string().min(1).default('var/files'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
  /** Addresses of proxies in front that may tell the visitor's own, such as `loopback, 10.0.0.0/8`. */
  TRUSTED_PROXIES: z.string().optional(),
  /** Calls that one address may make in a minute. */
  RATE_LIMIT: z.coerce.number().int().min(1).default(3000),
  /** Names the build, so that answers cached from another one are asked for again. */
  RELEASE: z
    .string()
    .regex(/^[\w.]+$/, { error: 'must be letters, digits, dots' })
    .default('dev'),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the settings from the environment; refuses with a sentence that says which one is wrong. */
export function readConfig(env: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(present)
  if (!read.success) {
    const wrong = read.error.issues.map(
      ({ path: [name = ''], message }) => `${String(name)} ${name in present ? message : 'is not set'}`,
    )
    throw new Error(`Settings: ${wrong.join('; ')}`)
  }
  const settings = read.data
  return {
    databaseUrl: settings.DATABASE_URL,
    visitorUrl: settings.DATABASE_VISITOR_URL ?? asVisitor(settings.DATABASE_URL),
    memberUrl: settings.DATABASE_MEMBER_URL ?? asRole(settings.DATABASE_URL, MEMBER_ROLE),
    authSecret: settings.AUTH_SECRET ?? randomBytes(32).toString('base64url'),
    redisUrl: settings.REDIS_URL,
    filesDir: settings.FILES_DIR,
    port: settings.PORT,
    host: settings.HOST,
    logLevel: settings.LOG_LEVEL,
    production: settings.NODE_ENV === 'production',
    trustedProxies: settings.TRUSTED_PROXIES,
    rateLimit: settings.RATE_LIMIT,
    release: settings.RELEASE,
  }
}

/** The same database as the visitor role, which has no right on prices and people (migration 006). */
export function asVisitor(databaseUrl: string): string {
  return asRole(databaseUrl, VISITOR_ROLE)
}

function asRole(databaseUrl: string, role: string): string {
  const url = new URL(databaseUrl)
  url.username = role
  return url.href
}
