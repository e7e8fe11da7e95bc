import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import type { Database } from './json-columns.ts'
import { PreparingClient } from './prepared-statements.ts'

/** A free connection is waited for this long; a longer wait is an outage, not a queue. */
const CONNECT_TIMEOUT_MS = 5_000

/** How the product's own pools differ from those of tools and tests. */
export const servingOptions = (config: {
  statementTimeoutMs: number
  preparedStatements: boolean
}): PoolConfig => ({
  statement_timeout: config.statementTimeoutMs,
  ...(config.preparedStatements && { Client: PreparingClient }),
})

/** A pool of connections. Statements are sent unnamed (Kysely's way), unless the options say otherwise. */
export function connectDatabase(url: string, options: PoolConfig = {}): Kysely<Database> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...options })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // So would one that breaks inside a transaction while no statement is under way; the next statement says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
