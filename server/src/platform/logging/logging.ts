import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** Names whose values never reach a log, at the top or up to two levels down. */
const SECRET_NAMES = ['authorization', 'cookie', 'password', 'token', 'refreshToken', 'price']

export function logging(config: Pick<Config, 'logLevel'>) {
  return {
    level: config.logLevel,
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
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
