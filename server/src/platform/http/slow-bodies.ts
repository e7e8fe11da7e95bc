import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body that may take as long as an upload does. */
    takesUpload?: boolean
  }
}

/**
 * Cuts the line of whoever has not sent the whole body by then, with the same 408 that Node gives. Node's own limit is
 * one for all requests, so it has to be the one of uploads: 200 MB over a slow line take their time.
 */
export function cutSlowBodies(app: FastifyInstance, withinMs: number): void {
  app.server.headersTimeout = withinMs
  app.addHook('onRequest', (request, _, next) => {
    const { raw, headers, routeOptions } = request
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    // A request from within the process has its body at once, and no line to cut.
    const isLine = raw.socket instanceof Socket
    if (isLine && hasBody && !routeOptions.config.takesUpload) {
      const late = setTimeout(() => {
        if (!raw.complete && !raw.destroyed) app.server.emit('clientError', new RequestTimeout(), raw.socket)
      }, withinMs)
      raw.once('close', () => clearTimeout(late))
    }
    next()
  })
}

/** By its code Fastify knows what to answer. */
class RequestTimeout extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
