import type { FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'

/** Answers every method that an address does not have with 405, and says which it has. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const others = app.supportedMethods.filter((method) => !allowed.includes(method))
  const allow = allowed.toSorted().join(', ')
  app.route({
    method: others,
    url,
    // Before any of its body is read.
    onRequest: (_, reply, next) => {
      reply.header('allow', allow)
      next(new Refused('method-not-allowed'))
    },
    handler: () => undefined,
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every address that is served, with its methods. */
    servedRoutes: ReadonlyMap<string, readonly string[]>
  }
}

/** Notes the addresses that are registered from here on; `refuseOthers` closes each to the methods that nobody gave it. */
export function noteMethods(app: FastifyInstance): { refuseOthers(): void } {
  const noted = new Map<string, string[]>()
  let isClosed = false
  app.decorate('servedRoutes', noted)
  app.addHook('onRoute', ({ url, method }) => {
    if (!isClosed) noted.set(url, [...(noted.get(url) ?? []), ...[method].flat()])
  })
  return {
    refuseOthers() {
      isClosed = true
      for (const [url, allowed] of [...noted]) refuseOtherMethods(app, url, allowed)
    },
  }
}
