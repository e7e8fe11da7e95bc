import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withOwner } from '../../testing/owner-connection.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { connectDatabase } from './database.ts'
import { isLost, isOutage } from './outage.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: ReturnType<typeof connectDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.databaseUrl, { max: 1 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const cut = (pid: number) => withOwner((owner) => owner.query('select pg_terminate_backend($1)', [pid]))

it('outlives a connection that breaks inside a transaction between two statements [ASK-07]', async () => {
  const broken = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await cut(rows[0]?.pid ?? 0)
    // Long enough for the news to arrive while nobody waits for an answer.
    await wait(200)
    await sql`select 1`.execute(transaction)
  })
  await expect(broken).rejects.toThrow()
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1)
})

it('leaves a server that became a standby, and goes on with another connection', async () => {
  const pid = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const before = await pid()
  // As a primary that was demoted: it still answers, and refuses every write.
  await sql`set default_transaction_read_only = on`.execute(db)
  const write = () => sql`create table if not exists written ()`.execute(db)
  const refused = await write().catch((error: unknown) => error)
  expect([isOutage(refused), isLost(refused)]).toEqual([true, true])
  await write()
  expect((await pid()).rows).not.toEqual(before.rows)
})

it('leaves it inside a transaction too, and calls that an outage', async () => {
  const refused = await db
    .transaction()
    .execute(async (transaction) => {
      await sql`set transaction read only`.execute(transaction)
      await sql`create table refused ()`.execute(transaction)
    })
    .catch((error: unknown) => error)
  expect(isOutage(refused)).toBe(true)
  await sql`create table if not exists written ()`.execute(db)
})

it('leaves a server that has fallen silent', async () => {
  const silent = connectDatabase(database.databaseUrl, { max: 1, query_timeout: 100 })
  try {
    const unanswered = await sql`select pg_sleep(1)`.execute(silent).catch((error: unknown) => error)
    expect([isOutage(unanswered), isLost(unanswered)]).toEqual([true, false])
    expect((await sql`select 1`.execute(silent)).rows).toHaveLength(1)
  } finally {
    await silent.destroy()
  }
})
