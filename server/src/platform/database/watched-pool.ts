import { Pool, type PoolConfig } from 'pg'
import { Gauge } from 'prom-client'
import { processFigures } from '../logging/process-figures.ts'

const open = new Set<WatchedPool>()

/** Known while it is open, so that whoever watches can be told how full it is. */
export class WatchedPool extends Pool {
  readonly role: string

  constructor(options: PoolConfig) {
    super(options)
    this.role = URL.parse(options.connectionString ?? '')?.username ?? ''
    open.add(this)
  }

  override end(): Promise<void> {
    open.delete(this)
    return super.end()
  }
}

const STATES = {
  idle: (pool: Pool) => pool.idleCount,
  busy: (pool: Pool) => pool.totalCount - pool.idleCount,
  /** No connection: requests that wait for one. */
  waiting: (pool: Pool) => pool.waitingCount,
}

new Gauge({
  name: 'database_connections',
  help: 'Connections of the pools by role of the database, idle and busy, and requests waiting for one.',
  labelNames: ['role', 'state'],
  registers: [processFigures],
  collect() {
    this.reset()
    for (const pool of open)
      for (const [state, count] of Object.entries(STATES)) this.inc({ role: pool.role, state }, count(pool))
  },
})
