import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Which build answers. It is part of every tag: another build may answer otherwise from the same rows. */
    release: string
  }
}

/** The address names its content (by a fingerprint or a version): what it answers never changes. */
export const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' }

/**
 * A browser asks again each time and mostly hears 304. A shared cache in front may answer alone for a second, and
 * keeps its copy for when this server is down: a change shows everywhere within 2 s.
 */
export const REVALIDATED = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=1, stale-if-error=86400',
}

/** Sets the answer's tag (a weak one, as it is compressed on its way) and tells whether the asker has it already. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  const opaque = `"${request.server.release}-${tag}"`
  reply.header('etag', `W/${opaque}`)
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim())
  return known.some((one) => one === '*' || one.replace(/^W\//, '') === opaque)
}
