import { Kysely, PostgresDialect } from 'kysely'
import type { PoolConfig } from 'pg'
import { traceStatement } from '../tracing/trace-statement.ts'
import type { Database } from './json-columns.ts'
import { LeavingClient } from './leaving-client.ts'
import { PreparingClient } from './prepared-statements.ts'
import { WatchedPool } from './watched-pool.ts'

/**
 * A free connection is waited for this long; a longer wait is an outage, not a queue. A planned switchover holds up
 * statements at the pooler for less (ops/database), and whoever waits behind them is still answered.
 */
const CONNECT_TIMEOUT_MS = 8_000
/** The database gives a statement up by itself; a server that has not even done that so much later is not there. */
const SILENT_AFTER_MS = 5_000

/** How the product's own pools differ from those of tools and tests. */
export const servingOptions = (config: {
  statementTimeoutMs: number
  preparedStatements: boolean
}): PoolConfig => ({
  query_timeout: config.statementTimeoutMs + SILENT_AFTER_MS,
  ...(config.preparedStatements && { Client: PreparingClient }),
})

/** A pool of connections. Statements are sent unnamed (Kysely's way), unless the options say otherwise. */
export function connectDatabase(url: string, options: PoolConfig = {}): Kysely<Database> {
  const dialect = new PostgresDialect({ pool: openPool(url, options) })
  return new Kysely<Database>({ dialect, log: traceStatement })
}

export function openPool(url: string, options: PoolConfig = {}): WatchedPool {
  const pool = new WatchedPool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    Client: LeavingClient,
    ...options,
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // So would one that breaks inside a transaction while no statement is under way; the next statement says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
