import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sent along by pages that call the API inside this process: `app.inject({ url, headers: app.inProcessHeaders })`. */
    inProcessHeaders: Readonly<Record<string, string>>
  }
}

const MARK = 'x-in-process'

/** The mark is drawn anew by each process and never leaves it, so nobody outside can carry it. */
export function markInProcessCalls(app: FastifyInstance): void {
  app.decorate('inProcessHeaders', { [MARK]: randomUUID() })
}

export function isInProcess(app: FastifyInstance, request: FastifyRequest): boolean {
  return request.headers[MARK] === app.inProcessHeaders[MARK]
}
