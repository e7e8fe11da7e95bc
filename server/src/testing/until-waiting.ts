import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

const TRIES = 1_000
const BETWEEN_MS = 10

/** Until so many statements of this database wait for a lock. */
export async function untilWaiting({ members, database }: TestApp, count = 1): Promise<void> {
  const name = new URL(database.databaseUrl).pathname.slice(1)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows } = await sql`
      select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = ${name}`.execute(members)
    if (rows.length >= count) return
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
  throw new Error(`No ${count} statements wait`)
}
