import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { connectDatabase, servingOptions } from '../database/database.ts'
import { pendingMigrations } from '../database/migrate.ts'

/** Whoever asks gives up soon: a database that says nothing for so long is gone. */
const SILENT_MS = 1_000

type DatabaseState = 'ready' | 'migrations missing' | 'gone'

type Way = { url: string; statementTimeoutMs: number }

export type Readiness = ReturnType<typeof openReadiness>

/**
 * Whether visitors and jobs should be sent to this process: not while it stops, nor before it was ready once. A database
 * that goes away later turns nobody off: the other processes lack it too, and what is known is answered from memory.
 * It is asked on a connection of its own: one that is waited for while all others are busy says nothing of the database.
 */
export function openReadiness({ url, statementTimeoutMs }: Way, log: FastifyBaseLogger) {
  const options = servingOptions({ statementTimeoutMs, preparedStatements: false })
  // Kept: where there are too many connections already a new one would be refused, and those that work are not gone.
  const db = connectDatabase(url, { ...options, max: 1, idleTimeoutMillis: 0 })
  let stopping = false
  let wasReady = false
  let question: Promise<DatabaseState> | undefined
  /** Why it is gone, each reason once: one that is being started may say no for another soon. */
  const told = new Set<string>()

  async function look(): Promise<DatabaseState> {
    try {
      const missing = await pendingMigrations(db)
      told.clear()
      return missing.length === 0 ? 'ready' : 'migrations missing'
    } catch (error) {
      const reason = reasonOf(error)
      if (!told.has(reason)) log.warn({ err: error }, 'the database does not say that it is ready')
      told.add(reason)
      return 'gone'
    }
  }

  /** One question at a time, however often it is asked: those that wait for a silent database would pile up. */
  async function database(): Promise<DatabaseState> {
    question ??= look().finally(() => {
      question = undefined
    })
    const state = await Promise.race([question, wait(SILENT_MS, 'gone' as const, { ref: false })])
    wasReady ||= state === 'ready'
    return state
  }

  return {
    database,
    stops(): void {
      stopping = true
    },
    async ask() {
      const state = await database()
      const isReady = state === 'ready' || (state === 'gone' && wasReady)
      return { status: stopping ? 'stopping' : isReady ? 'ready' : 'not ready', database: state }
    },
    close: () => db.destroy(),
  }
}

/** Here it is told that the database is away, to whoever is woken by it. */
export function measureDatabase(registry: Registry, readiness: Readiness): void {
  new Gauge({
    name: 'database_up',
    help: 'Whether the database answers this process.',
    registers: [registry],
    async collect() {
      this.set((await readiness.database()) === 'gone' ? 0 : 1)
    },
  })
}

/** Its code, where it has one: messages differ by the connection. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return code ?? message ?? ''
}
