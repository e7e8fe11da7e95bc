import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

type Parts = {
  web: FastifyInstance | undefined
  /** What else runs in this process and can be stopped. */
  worker: { stop(): Promise<unknown> } | undefined
  log: FastifyBaseLogger
  withinMs: number
}

/**
 * On SIGTERM or SIGINT: says at `/readyz` that it stops, takes no new connections, finishes the requests and jobs that
 * are under way, closes its own connections, ends. Whoever takes too long is cut off.
 */
export function stopWhenTold({ web, worker, log, withinMs }: Parts): void {
  async function stop(): Promise<void> {
    if (web) web.stopping = true
    const late = setTimeout(() => {
      log.warn(`cut off what was still under way after ${withinMs} ms`)
      web?.server.closeAllConnections()
      // Whatever keeps the process after that is not worth waiting for.
      setTimeout(() => process.exit(1), 1_000).unref()
    }, withinMs)
    await Promise.all([web?.close(), worker?.stop()])
    clearTimeout(late)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}
