import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readConfig } from '@belvedere/server/platform/config'
import { byHand } from '@belvedere/server/testing/by-hand'
import { withDatabaseName, withOwner } from '@belvedere/server/testing/owner-connection'
import { createTestDatabase } from '@belvedere/server/testing/test-database'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { spawnProduct, untilReady } from './testing/spawn-product.ts'

const MIGRATE = fileURLToPath(new URL('../../server/src/migrate.ts', import.meta.url))
const SECRET = '5f0c1f6a9d7be2384c6ad1e97b305f82'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let owner: Awaited<ReturnType<typeof byHand>>
beforeAll(async () => {
  database = await createTestDatabase()
  owner = await byHand(database.databaseUrl)
})
afterAll(async () => {
  await owner.close()
  await database.drop()
})

/** The addresses of the roles that a process in production gets. */
const roles = (databaseUrl: string) => {
  const { visitorUrl, memberUrl } = readConfig({ DATABASE_URL: databaseUrl })
  return { DATABASE_VISITOR_URL: visitorUrl, DATABASE_MEMBER_URL: memberUrl }
}

async function start(settings: Record<string, string>) {
  const product = await spawnProduct({
    NODE_ENV: 'production',
    TRIAL: '',
    DRAIN_S: '0',
    AUTH_SECRET: SECRET,
    PUBLIC_URL: 'https://homes.example',
    ...settings,
  })
  onTestFinished(() => void product.child.kill('SIGKILL'))
  return product
}

/** What it says as it refuses to start, a line for each reason. */
async function refusals(settings: Record<string, string>): Promise<string[]> {
  const { origin, ended, output } = await start({ ...roles(database.databaseUrl), ...settings })
  expect(origin, output()).toBe('')
  expect((await ended)[0]).toBe(1)
  const lines = output().trim().split('\n')
  for (const line of lines) expect(line).toMatch(/^Belvedere does not start\. /)
  return lines
}

it('refuses to start in production with settings that are unsafe, and says what to set [SEC-06]', async () => {
  const { databaseUrl } = database
  expect(await refusals({ AUTH_SECRET: '', PUBLIC_URL: '', DATABASE_URL: databaseUrl })).toEqual([
    expect.stringContaining('AUTH_SECRET is not set: set it'),
    expect.stringContaining('PUBLIC_URL is not set: set it'),
    expect.stringContaining("DATABASE_URL is set, which is the owner's: set"),
  ])
}, 120_000)

it.each(['web', 'worker'])(
  "refuses to start as %s with the rights of the database's owner, by whatever setting [SEC-06]",
  async (ROLE) => {
    expect(await refusals({ ROLE, DATABASE_MEMBER_URL: database.databaseUrl })).toEqual([
      expect.stringContaining("DATABASE_MEMBER_URL comes with the rights of the database's owner"),
    ])
  },
  120_000,
)

it("refuses to start where visitors would come with the staff's rights [SEC-06]", async () => {
  const { DATABASE_MEMBER_URL } = roles(database.databaseUrl)
  expect(await refusals({ DATABASE_VISITOR_URL: DATABASE_MEMBER_URL })).toEqual([
    expect.stringContaining('DATABASE_VISITOR_URL comes with a right on prices'),
  ])
}, 120_000)

it('refuses to start while an account has the password of the demo, and starts when none has [SEC-06]', async () => {
  const [reason] = await refusals({ ROLE: 'web' })
  expect(reason).toContain('agent@riva.example')
  expect(reason).toContain("is the demo's")
  await owner.run("update users set password_hash = 'of their own' where email like '%@riva.example'")
  const { origin, output } = await start({ ...roles(database.databaseUrl), ROLE: 'web' })
  expect(origin, output()).not.toBe('')
  await untilReady(origin)
}, 120_000)

it('has a step of its own that migrates, and refuses to start before it was taken [SEC-06]', async () => {
  const name = `belvedere_start_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = withDatabaseName(name)
  await withOwner((admin) => admin.query(`create database ${name}`))
  onTestFinished(() => withOwner((admin) => admin.query(`drop database ${name} with (force)`)).then(() => {}))
  const owner = { ...process.env, DATABASE_URL: databaseUrl }
  const migrate = (env = { ...owner, ...roles(databaseUrl) }) =>
    promisify(execFile)(process.execPath, [MIGRATE], { env })
  // It would give the roles the owner's password.
  await expect(migrate({ ...owner, DATABASE_VISITOR_URL: '', DATABASE_MEMBER_URL: '' })).rejects.toThrow(
    'DATABASE_VISITOR_URL, DATABASE_MEMBER_URL not set',
  )
  expect((await migrate()).stdout).toMatch(/^Migrated: 001_enumerations\.sql, /)
  expect((await migrate()).stdout).toBe('The tables are up to date.\n')

  const hand = await byHand(databaseUrl)
  await hand.run("delete from schema_migrations where name like '012%'")
  expect(await refusals(roles(databaseUrl))).toEqual([expect.stringContaining('run `npm run migrate`')])
  await hand.run("insert into schema_migrations (name) values ('012_version_feed.sql')")
  await hand.close()
  const { origin, output } = await start({ ...roles(databaseUrl), ROLE: 'web' })
  expect(origin, output()).not.toBe('')
  await untilReady(origin)
}, 120_000)

it('starts as a trial with the demo and as the owner, on this machine alone [SEC-06]', async () => {
  const trial = { TRIAL: 'yes', AUTH_SECRET: '', PUBLIC_URL: '', DATABASE_URL: database.databaseUrl }
  expect(await refusals({ ...trial, HOST: '0.0.0.0' })).toEqual([
    expect.stringContaining('TRIAL=yes is for this machine alone: set HOST'),
  ])
  const { origin, output } = await start({ ...trial, ROLE: 'web' })
  expect(origin, output()).not.toBe('')
  await untilReady(origin)
}, 120_000)
