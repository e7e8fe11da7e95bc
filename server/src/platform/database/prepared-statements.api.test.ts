import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { connectDatabase, servingOptions } from './database.ts'

it('has a statement planned once for each connection, and outlives a change of what it gives', async () => {
  const { databaseUrl, drop } = await createTestDatabase()
  const options = servingOptions({ statementTimeoutMs: 5_000, preparedStatements: true })
  const db = connectDatabase(databaseUrl, { ...options, max: 1 })
  const rooms = (id: number) =>
    db.selectFrom('apartments').select('rooms').where('id', '=', id).executeTakeFirst()
  const prepared = async () => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      db,
    )
    return rows.filter(({ statement }) => statement.includes('"rooms"')).length
  }
  try {
    const before = await rooms(1001)
    await rooms(1002)
    expect(await prepared()).toBe(1)
    // As a migration would: the views of previews and of removed projects are made anew after it.
    await sql`drop view preview.drafted_apartments, aside.apartments cascade`.execute(db)
    await sql`alter table apartments alter column rooms type double precision`.execute(db)
    expect(await rooms(1001)).toEqual(before)
  } finally {
    await db.destroy()
    await drop()
  }
})
