import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const A_YEAR_S = 31_536_000

/**
 * What every answer carries, page, file or JSON; what has a policy of its own sets it instead. Browsers heed the last one
 * over TLS alone, and then for the hosts below ours too: whoever runs the product speaks TLS on all of them.
 */
export function securityHeaders({ production }: Pick<Config, 'production'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
    ...(production && { 'strict-transport-security': `max-age=${A_YEAR_S}; includeSubDomains` }),
  }
}

/** JSON shows nothing and runs nothing, also when someone opens it as a page. */
export const NO_CONTENT_POLICY = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Sets headers on whatever is answered here; an answer may still set its own. */
export function setHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_, reply, next) => {
    reply.headers(headers)
    next()
  })
}
