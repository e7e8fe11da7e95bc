import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { figuresServer } from './figures-server.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Figures for Prometheus: requests by route and status, the answers in memory, and the process itself. They are served
 * on an address of their own, which is never the public one; an answer says nothing of who asked.
 */
export function serveMetrics(app: FastifyInstance, where: { host: string; port: number }): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  measureAnswers(app, registry)
  app.decorate('figures', registry)
  const server = figuresServer(registry)
  app.addHook('onListen', () => server.listen(where))
  app.addHook('onClose', () => server.close())
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What is measured in this process; not there where nobody asks. */
    figures?: Registry
  }
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const took = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, next) => {
    took.labels(request.method, routeOf(request), String(reply.statusCode)).observe(reply.elapsedTime / 1_000)
    next()
  })
}

/** The route's pattern, not the address: there are as many of those as visitors care to write. */
function routeOf({ routeOptions: { url = 'none' } }: FastifyRequest): string {
  // Built files have a route each, and other names with every release (serve/src/built-web.ts).
  return url.startsWith('/assets/') ? '/assets/*' : url
}

function measureAnswers(app: FastifyInstance, registry: Registry): void {
  const gauge = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read() ?? 0)
      },
    })
  gauge('answer_cache_bytes', 'Memory of ready answers.', () => app.answers?.bytes)
  gauge('answer_cache_answers', 'Number of ready answers.', () => app.answers?.size)
  gauge('versions_behind_seconds', 'How long ago the database confirmed what is in memory.', () =>
    app.answers ? Math.min(app.answers.versions.secondsBehind, Number.MAX_SAFE_INTEGER) : 0,
  )
  gauge('versions_changes', 'Changes heard of since the start.', () => app.answers?.versions.changes)
}
