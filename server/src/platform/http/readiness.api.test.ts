import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { byHand } from '../../testing/by-hand.ts'
import { type OwnService, ownPostgres } from '../../testing/own-services.ts'
import { connectDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { measureDatabase, openReadiness } from './readiness.ts'

const SOON = { timeout: 10_000, interval: 50 }

let postgres: OwnService
beforeAll(async () => {
  postgres = await ownPostgres()
  await postgres.start()
  await migrate(postgres.url)
}, 120_000)
afterAll(() => postgres?.remove())

function open() {
  const db = connectDatabase(postgres.url, { max: 1 })
  onTestFinished(() => db.destroy())
  return openReadiness(db)
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
