import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Which build answers. It is part of every tag: another build may answer otherwise from the same rows. */
    release: string
    /** How long a cache in front may keep a file. */
    fileCaching: Readonly<Record<string, string>>
  }
}

/** The address names its content (by a fingerprint or a version): what it answers never changes. */
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' }

/** A browser asks again each time; nothing on the way keeps it, for it is large. */
export const ASKED_EACH_TIME = { 'cache-control': 'public, max-age=0, must-revalidate' }

/**
 * A browser asks again each time and mostly hears 304. A shared cache in front may answer alone for a second, and
 * keeps its copy for when this server is down: a change shows everywhere within 2 s.
 */
const REVALIDATED = revalidated(1)

/** The same, where the cache in front is told of every change and may answer alone for longer. */
const TOLD_OF_CHANGES = revalidated(60)

export const edgeCaching = ({ edgePurgeUrls }: { edgePurgeUrls: readonly string[] }) =>
  edgePurgeUrls.length > 0 ? TOLD_OF_CHANGES : REVALIDATED

const THIRTY_DAYS_S = 30 * 24 * 60 * 60

/** A browser keeps a file for good; what is taken down is gone from a cache in front within 60 s, told of it or not (SEC-08). */
export const fileCaching = ({ edgePurgeUrls }: { edgePurgeUrls: readonly string[] }) => ({
  'cdn-cache-control': `max-age=${edgePurgeUrls.length > 0 ? THIRTY_DAYS_S : 60}`,
})

/** For a file of a project, whose address names its content or does not. */
export const fileHeaders = (app: FastifyInstance, projectId: number, namesContent: boolean) => ({
  ...(namesContent ? { ...IMMUTABLE, ...app.fileCaching } : REVALIDATED),
  'surrogate-key': `all project-${projectId}`,
})

function revalidated(edgeSeconds: number) {
  return {
    ...ASKED_EACH_TIME,
    'cdn-cache-control': `max-age=${edgeSeconds}, stale-while-revalidate=1, stale-if-error=86400`,
  }
}

/** For the asker alone: prices, or whatever else depends on who asks. */
export const PRIVATE = { 'cache-control': 'private, no-store' }

/** Sets the answer's tag (a weak one, as it is compressed on its way) and tells whether the asker has it already. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  const etag = etagOf(request.server.release, tag)
  reply.header('etag', etag)
  return isAmong(request.headers['if-none-match'], etag)
}

export const etagOf = (release: string, tag: string) => `W/"${release}-${tag}"`

/** Whether a list of tags names this one, weak or strong. */
export function isAmong(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false
  if (known === etag) return true
  const opaque = etag.replace(/^W\//, '')
  return known
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === opaque)
}
