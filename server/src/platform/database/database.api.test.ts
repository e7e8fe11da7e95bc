import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withOwner } from '../../testing/owner-connection.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { connectDatabase } from './database.ts'

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
