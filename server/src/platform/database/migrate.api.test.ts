import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { withDatabaseName, withOwner } from '../../testing/owner-connection.ts'
import { readConfig } from '../config.ts'
import { applyMigration } from './apply-migration.ts'
import { MIGRATION_LOCK, migrate } from './migrate.ts'

const name = `belvedere_migrate_${randomUUID().replaceAll('-', '')}`
const databaseUrl = withDatabaseName(name)
const SOON = { timeout: 10_000, interval: 50 }

beforeAll(() => withOwner((owner) => owner.query(`create database ${name}`)))
afterAll(() => withOwner((owner) => owner.query(`drop database ${name} with (force)`)))

it('applies each migration once, also when two processes start together', async () => {
  const [one, other] = await Promise.all([migrate(databaseUrl), migrate(databaseUrl)])
  const applied = [...one, ...other]
  expect(applied[0]).toBe('001_enumerations.sql')
  expect(new Set(applied).size).toBe(applied.length)
  expect([one.length, other.length]).toContain(0)
  expect(await migrate(databaseUrl)).toEqual([])

  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select name from schema_migrations order by name')
  await client.end()
  expect(rows.map((row) => row.name)).toEqual(applied)
})

it('does not hold up an index that another process builds meanwhile', async () => {
  const builder = new Client({ connectionString: databaseUrl })
  await builder.connect()
  await builder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  const waiting = migrate(databaseUrl)
  try {
    await vi.waitFor(async () => {
      const { rows } = await builder.query(
        `select from pg_stat_activity
         where datname = current_database() and query like 'select pg_%advisory_lock%' and pid <> pg_backend_pid()`,
      )
      expect(rows).toHaveLength(1)
    }, SOON)
    // A deadlock would end the one who waits, or leave an index behind that is in the way of the next try.
    const file = '-- one by one\ncreate index concurrently by_time on schema_migrations (applied_at);\n'
    await applyMigration(builder, '999_by_time.sql', file)
    expect(await Promise.race([waiting, 'waiting'])).toBe('waiting')
  } finally {
    await builder.end()
  }
  expect(await waiting).toEqual([])
})

it('tells the roles how long a statement may take, in this database alone', async () => {
  const config = readConfig({ DATABASE_URL: databaseUrl, STATEMENT_TIMEOUT_MS: '1234' })
  await migrate(databaseUrl, config)
  for (const url of [config.visitorUrl, config.memberUrl]) {
    expect(await timeoutAt(url)).toBe('1234ms')
    expect(await timeoutAt(new URL('/postgres', url).href)).toBe('0')
  }
})

it('tells the roles that none of their statements is compiled, whatever PostgreSQL is set to', async () => {
  const config = readConfig({ DATABASE_URL: databaseUrl })
  await migrate(databaseUrl, config)
  for (const url of [config.visitorUrl, config.memberUrl]) {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query("select setting, source from pg_settings where name = 'jit'")
    await client.end()
    expect(rows).toEqual([{ setting: 'off', source: 'database user' }])
  }
})

async function timeoutAt(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout')
  await client.end()
  return rows[0]?.statement_timeout ?? ''
}
