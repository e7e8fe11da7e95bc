import type { FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'

/**
 * Bodies come as they are: no caller of ours packs one, and a packed one is small on the line and as large as it likes
 * behind it.
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _, next) => {
    const encoding = headers['content-encoding']
    if (encoding === undefined || encoding === 'identity') next()
    else next(new Refused('invalid-input', 'Content-Encoding', { status: 415 }))
  })
}
