import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withDatabaseName, withOwner } from '../../testing/owner-connection.ts'
import { readConfig } from '../config.ts'
import { migrate } from './migrate.ts'

const name = `belvedere_migrate_${randomUUID().replaceAll('-', '')}`
const databaseUrl = withDatabaseName(name)

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

it('tells the roles how long a statement may take, in this database alone', async () => {
  const config = readConfig({ DATABASE_URL: databaseUrl, STATEMENT_TIMEOUT_MS: '1234' })
  await migrate(databaseUrl, config)
  for (const url of [config.visitorUrl, config.memberUrl]) {
    expect(await timeoutAt(url)).toBe('1234ms')
    expect(await timeoutAt(new URL('/postgres', url).href)).toBe('0')
  }
})

async function timeoutAt(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout')
  await client.end()
  return rows[0]?.statement_timeout ?? ''
}
