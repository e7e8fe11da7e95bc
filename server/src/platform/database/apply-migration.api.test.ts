import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { withDatabaseName, withOwner } from '../../testing/owner-connection.ts'
import { applyMigration } from './apply-migration.ts'

const name = `belvedere_apply_${randomUUID().replaceAll('-', '')}`

beforeAll(async () => {
  await withOwner((owner) => owner.query(`create database ${name}`))
  const client = await connect()
  await client.query(`
    create table schema_migrations (name text primary key);
    create table homes (id integer primary key, area integer);
    insert into homes select n, n % 100 from generate_series(1, 1000) as n`)
  await client.end()
})
afterAll(() => withOwner((owner) => owner.query(`drop database ${name} with (force)`)))

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: withDatabaseName(name) })
  await client.connect()
  return client
}

async function person(): Promise<Client> {
  const client = await connect()
  onTestFinished(() => client.end())
  return client
}

async function rows(client: Client, statement: string) {
  return (await client.query({ text: statement, rowMode: 'array' })).rows
}

it('lets those pass who wait behind it for a table that somebody keeps, and comes again', async () => {
  const [keeper, visitor, migrator] = [await person(), await person(), await person()]
  await keeper.query('begin; select count(*) from homes')
  const applied = applyMigration(migrator, '901_balcony.sql', 'alter table homes add column balcony integer')
  await vi.waitFor(async () =>
    expect(await rows(visitor, 'select count(*) from pg_locks where not granted')).toEqual([['1']]),
  )
  const began = performance.now()
  await visitor.query('select count(*) from homes')
  expect(performance.now() - began).toBeLessThan(3_000)
  expect(await rows(visitor, 'select name from schema_migrations')).toEqual([])
  await keeper.query('commit')
  await applied
  expect(await rows(visitor, 'select name from schema_migrations')).toEqual([['901_balcony.sql']])
  await visitor.query('select balcony from homes')
})

it('leaves nothing behind of one that fails', async () => {
  const migrator = await person()
  const file = 'create table half (id integer); select 1 / 0'
  await expect(applyMigration(migrator, '902_half.sql', file)).rejects.toThrow('division by zero')
  expect(await rows(migrator, "select to_regclass('half')")).toEqual([[null]])
  expect(await rows(migrator, "select 1 from schema_migrations where name = '902_half.sql'")).toEqual([])
})

it('says why one failed that lost its connection, too', async () => {
  const migrator = await person()
  migrator.on('error', () => {})
  const file = 'select pg_terminate_backend(pg_backend_pid())'
  await expect(applyMigration(migrator, '904_cut.sql', file)).rejects.toThrow('administrator command')
})

it('builds an index while others write, and again after it was broken off', async () => {
  const [writer, migrator] = [await person(), await person()]
  const file = `-- one by one: homes are found by their area.
drop index concurrently if exists homes_by_area;
create index concurrently homes_by_area on homes (area);
`
  const isValid = () =>
    rows(writer, "select indisvalid from pg_index where indexrelid = 'homes_by_area'::regclass")
  // As left behind: `unique` finds two alike, and gives up.
  await expect(
    migrator.query('create unique index concurrently homes_by_area on homes (area)'),
  ).rejects.toThrow()
  expect(await isValid()).toEqual([[false]])

  await writer.query('begin; update homes set area = 5 where id = 5')
  const applied = applyMigration(migrator, '903_by_area.sql', file)
  await wait(500)
  // It waits for those who write, and they do not wait for it.
  await writer.query('update homes set area = 6 where id = 6; commit')
  await applied
  expect(await isValid()).toEqual([[true]])
  expect(await rows(writer, "select 1 from schema_migrations where name = '903_by_area.sql'")).toHaveLength(1)
})
