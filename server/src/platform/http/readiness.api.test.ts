import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { byHand } from '../../testing/by-hand.ts'
import { type OwnService, ownPostgres } from '../../testing/own-services.ts'
import { readConfig } from '../config.ts'
import { connectDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { localFiles } from '../files/files.ts'
import { logging } from '../logging/logging.ts'
import { measureDatabase, openReadiness } from './readiness.ts'

const SOON = { timeout: 10_000, interval: 50 }
/** A pool ends a connection that was idle for ten seconds by itself. */
const BEFORE_IDLE_ENDS = { timeout: 5_000, interval: 50 }

let postgres: OwnService
beforeAll(async () => {
  postgres = await ownPostgres()
  await postgres.start()
  await migrate(postgres.url)
}, 120_000)
afterAll(() => postgres?.remove())

function open(url = postgres.url, logged: string[] = []) {
  const stream = { write: (line: string) => void logged.push(line) }
  const { log } = Fastify({ logger: { ...logging({ logLevel: 'warn' }), stream } })
  const readiness = openReadiness({ url, statementTimeoutMs: 10_000 }, log)
  onTestFinished(readiness.close)
  return readiness
}

it('wants visitors when the database was there once, and goes on when it is away, which figures tell [SEC-09]', async () => {
  const readiness = open()
  const registry = new Registry()
  measureDatabase(registry, readiness)
  const figure = async () => /^database_up (\d)$/m.exec(await registry.metrics())?.[1]
  expect(await readiness.ask()).toEqual({ status: 'ready', database: 'ready' })
  expect(await figure()).toBe('1')
  await postgres.kill()
  try {
    expect(await readiness.ask()).toEqual({ status: 'ready', database: 'gone' })
    expect(await figure()).toBe('0')
    expect(await open().ask()).toEqual({ status: 'not ready', database: 'gone' })
  } finally {
    await postgres.start()
  }
  await vi.waitFor(async () => expect((await readiness.ask()).database).toBe('ready'), SOON)
  expect(await figure()).toBe('1')
})

it('answers soon while the database is silent, and asks it once [SEC-09]', async () => {
  const owner = await byHand(postgres.url)
  onTestFinished(() => owner.close())
  const readiness = open()
  await readiness.ask()
  await owner.whileLocked('schema_migrations', async (unlock) => {
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 20 }, () => readiness.ask()))
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ status: 'ready', database: 'gone' })))
    await unlock()
  })
  // One connection, and nothing that waits for it.
  await vi.waitFor(async () => expect((await readiness.ask()).database).toBe('ready'), SOON)
})

it('wants none while a migration is missing, nor once it was told to stop [SEC-09]', async () => {
  const owner = await byHand(postgres.url)
  onTestFinished(() => owner.close())
  const readiness = open()
  await readiness.ask()
  await owner.run("delete from schema_migrations where name = '012_version_feed.sql'")
  expect(await readiness.ask()).toEqual({ status: 'not ready', database: 'migrations missing' })
  await owner.run("insert into schema_migrations (name) values ('012_version_feed.sql')")
  expect(await readiness.ask()).toEqual({ status: 'ready', database: 'ready' })
  readiness.stops()
  expect(await readiness.ask()).toEqual({ status: 'stopping', database: 'ready' })
})

it('says why the database is gone, each reason once until it is back, and not by which password [SEC-09]', async () => {
  const owner = await byHand(postgres.url)
  onTestFinished(() => owner.close())
  await owner.run("create role newcomer nologin password 'Unsaid-1'")
  const url = new URL(postgres.url)
  Object.assign(url, { username: 'newcomer', password: 'Unsaid-1' })
  const logged: string[] = []
  const readiness = open(url.href, logged)
  const askTwice = async () => [(await readiness.ask()).database, (await readiness.ask()).database]
  const codes = () => logged.map((line) => JSON.parse(line).err.code)

  expect(await askTwice()).toEqual(['gone', 'gone'])
  expect(codes()).toEqual(['28000'])
  await owner.run('alter role newcomer login')
  expect(await askTwice()).toEqual(['gone', 'gone'])
  expect(codes()).toEqual(['28000', '42501'])
  await owner.run('grant select on schema_migrations to newcomer')
  expect(await askTwice()).toEqual(['ready', 'ready'])
  await owner.run('revoke select on schema_migrations from newcomer')
  expect(await askTwice()).toEqual(['gone', 'gone'])
  expect(codes()).toEqual(['28000', '42501', '42501'])
  expect(logged.join('')).not.toContain('Unsaid-1')
})

it('asks past visitors who keep every connection busy, and leaves none behind [SEC-09]', async () => {
  const owner = await byHand(postgres.url)
  onTestFinished(() => owner.close())
  const config = readConfig({ DATABASE_URL: postgres.url, ANSWER_CACHE_MB: '0' })
  const db = connectDatabase(config.visitorUrl, { max: 1 })
  const members = connectDatabase(config.memberUrl, { max: 1 })
  const app = await buildApp({ config, db, members, files: localFiles(config.filesDir), logger: false })
  await db.connection().execute(async () => {
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', database: 'ready' })
  })
  await db.destroy()
  await members.destroy()
  await app.close()
  await vi.waitFor(async () => {
    const open = "select from pg_stat_activity where usename like 'belvedere\\_%'"
    expect((await owner.run(open)).rows).toEqual([])
  }, BEFORE_IDLE_ENDS)
})
