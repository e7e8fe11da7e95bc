import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from '../config.ts'
import { measureDatabase, openReadiness, type Readiness } from './readiness.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness
    /** Aborted when nobody is sent here any more: whatever has no end of its own, such as a stream, ends then. */
    drained: AbortController
  }
}

const QUIET = { logLevel: 'warn', config: { anyHost: true } } as const
const NOT_KEPT = { 'cache-control': 'no-store' }

/**
 * `/healthz`: the process is up; one that does not answer should be started anew. `/readyz`: visitors may be sent here.
 * Redis may be gone: calls are answered without it (decision 11); so may the database (decision 175).
 */
export function healthRoutes(
  app: FastifyInstance,
  { visitorUrl, statementTimeoutMs }: Pick<Config, 'visitorUrl' | 'statementTimeoutMs'>,
  redis: Redis | undefined,
): void {
  const readiness = openReadiness({ url: visitorUrl, statementTimeoutMs }, app.log)
  app.addHook('onClose', readiness.close)
  app.decorate('readiness', readiness)
  app.decorate('drained', new AbortController())
  if (app.figures) measureDatabase(app.figures, readiness)

  app.get('/healthz', QUIET, async (_, reply) => reply.headers(NOT_KEPT).send({ status: 'up' }))

  app.get('/readyz', QUIET, async (_, reply) => {
    const state = await readiness.ask()
    return reply
      .code(state.status === 'ready' ? 200 : 503)
      .headers(NOT_KEPT)
      .send({
        ...state,
        redis: redis === undefined ? 'none' : redis.status === 'ready' ? 'ready' : 'gone',
      })
  })
}
