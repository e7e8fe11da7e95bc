import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import type { Database } from './json-columns.ts'

/** A free connection is waited for this long; a longer wait is an outage, not a queue. */
const CONNECT_TIMEOUT_MS = 5_000

/**
 * A pool of connections. Statements are sent unnamed (Kysely's way), since a connection pooler in front may hand
 * the next one to another server process.
 */
export function connectDatabase(url: string, options: PoolConfig = {}): Kysely<Database> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...options })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
