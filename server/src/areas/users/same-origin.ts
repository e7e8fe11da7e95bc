import type { FastifyRequest } from 'fastify'
import { Refused } from '../../platform/http/refused.ts'

/** A GET that changes something is answered for our own pages alone; every browser says by itself where one comes from. */
export function demandSameOrigin(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] !== 'same-origin') throw new Refused('forbidden')
}
