import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

type Parts = {
  web: FastifyInstance | undefined
  /** What else runs in this process and can be stopped. */
  worker: { stop(): Promise<unknown> } | undefined
  log: FastifyBaseLogger
  /** It goes on serving so long, or not at all; then what is under way has so long to end. */
  drainMs: number | undefined
  withinMs: number
}

const LOOK_EVERY_MS = 100
const LAST_WORDS_MS = 1_000

/**
 * Says at `/readyz` that it stops and goes on serving, until those who send visitors have seen it; then takes no new
 * connections, hands its streams over, finishes the requests and jobs that are under way, closes its own connections,
 * ends. Whoever takes too long is cut off (SEC-09).
 */
export async function stopPolitely({ web, worker, log, drainMs, withinMs }: Parts): Promise<void> {
  const late = setTimeout(
    () => {
      log.warn(`cut off what was still under way after ${withinMs} ms`)
      web?.server.closeAllConnections()
      endSoon(1)
    },
    (drainMs ?? 0) + withinMs,
  )
  // When one fails, the others finish all the same.
  const parts = await Promise.allSettled([web && closeWeb(web, drainMs), worker?.stop()])
  clearTimeout(late)
  const failed = parts.filter((part) => part.status === 'rejected')
  for (const { reason } of failed) log.warn({ err: reason }, 'a part did not stop as it should')
  endSoon(failed.length > 0 ? 1 : 0)
}

/** Whatever keeps the process after all is closed, as a connection to a database that fell silent, is not waited for. */
function endSoon(code: number): void {
  process.exitCode ||= code
  setTimeout(() => process.exit(code), LAST_WORDS_MS).unref()
}

async function closeWeb(web: FastifyInstance, drainMs: number | undefined): Promise<void> {
  web.readiness.stops()
  if (drainMs !== undefined) {
    // Whoever keeps a connection for the next request shall not come by this one again.
    web.server.prependListener('request', (_, answer) => answer.setHeader('connection', 'close'))
    await wait(drainMs)
    // Those who follow something come back to another instance, with what they heard last.
    web.drained.abort()
    await finishRequests(web)
  }
  await web.close()
}

/** Before the product closes: a page that is under way still reads from the API within it. */
async function finishRequests({ server }: FastifyInstance): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  // Of a request that began before, the connection is kept when it ends.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
  await closed
  clearInterval(idle)
}
