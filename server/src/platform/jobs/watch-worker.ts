import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database } from '../database/json-columns.ts'
import { measureDatabase, openReadiness } from '../http/readiness.ts'
import { figuresServer } from '../logging/figures-server.ts'
import { measureJobs } from './job-figures.ts'
import type { Handlers } from './work.ts'

type Watched = {
  config: Pick<Config, 'metrics' | 'memberUrl' | 'statementTimeoutMs'>
  members: Kysely<Database>
  log: FastifyBaseLogger
  /** Those of the process, where it serves them already. */
  figures: Registry | undefined
}

/** Health and figures of a worker, on METRICS_PORT: with those of its process, or by itself (SEC-09). */
export function watchWorker({ config, members, log, figures }: Watched) {
  const { metrics, memberUrl, statementTimeoutMs } = config
  const registry = figures ?? new Registry()
  const readiness = openReadiness({ url: memberUrl, statementTimeoutMs }, log)
  const server = figuresServer(registry, readiness.ask)
  return {
    measured: (handlers: Handlers) =>
      metrics ? measureJobs(registry, { members, log }, handlers) : handlers,
    /** Figures of an area, which this part of the server does not know. */
    measure(figuresOf: (registry: Registry, members: Kysely<Database>) => void): void {
      if (metrics) figuresOf(registry, members)
    },
    async listen(): Promise<void> {
      if (!metrics || figures) return
      collectDefaultMetrics({ register: registry })
      measureDatabase(registry, readiness)
      await server.listen(metrics)
    },
    stops: readiness.stops,
    async close(): Promise<void> {
      await server.close()
      await readiness.close()
    },
  }
}
