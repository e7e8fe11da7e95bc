import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** Names whose values never reach a log. */
const SECRET_NAMES = ['authorization', 'cookie', 'password', 'token', 'refreshToken', 'price']
/** Nothing that is logged on purpose lies deeper. */
const DEPTH_MAX = 5

export function logging(config: Pick<Config, 'logLevel'>) {
  return {
    level: config.logLevel,
    // Not by pino's own `redact`: with names at any depth it costs a fifth of a warm read, whether a line is written or not.
    formatters: { log: (logged: Record<string, unknown>) => withoutSecrets(logged) },
    serializers: {
      // Without the query: a link in a mail carries its token there.
      req: ({ method, url, id }: FastifyRequest) => ({ id, method, path: url.split('?', 1)[0] }),
      // Without the details that a database adds to an error: they quote rows.
      err: ({ name, message, code, stack = '' }: Error & { code?: string }) => ({
        type: name,
        message,
        code,
        stack,
      }),
    },
  } satisfies FastifyServerOptions['logger']
}

/** Requests and errors are no plain objects: of those no more is logged than the serializers name. */
function withoutSecrets(logged: Record<string, unknown>, depth = 1): Record<string, unknown> {
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return depth < DEPTH_MAX ? value.map(clean) : undefined
    if (!isPlain(value)) return value
    return depth < DEPTH_MAX ? withoutSecrets(value, depth + 1) : undefined
  }
  const kept = Object.entries(logged).filter(([name]) => !SECRET_NAMES.includes(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, clean(value)]))
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
