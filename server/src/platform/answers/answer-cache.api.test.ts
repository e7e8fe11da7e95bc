import { setTimeout as wait } from 'node:timers/promises'
import { getBuilding, listBuildingApartments } from '@belvedere/contract/calls/buildings'
import { listPoiTypes } from '@belvedere/contract/calls/pois'
import { listProjects } from '@belvedere/contract/calls/projects'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { addressOf } from '../../testing/address-of.ts'
import { anotherProcess } from '../../testing/another-process.ts'
import { contentSamples } from '../../testing/call-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** "A change shows in every process within 2 s." */
const SHOWN_WITHIN_MS = 2_000

let server: TestApp
const opened: { close: () => Promise<unknown> }[] = []
beforeAll(async () => {
  server = await createTestApp()
})
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close()
})
afterAll(() => server.close())

async function openProcess(config = server.config) {
  const app = await anotherProcess(server, { config })
  opened.push(app)
  return app
}

const apartments = addressOf(listBuildingApartments, { id: 1 })
const rename = (name: string) =>
  server.owner.updateTable('apartments').set({ name }).where('id', '=', 1001).execute()
const nameIn = async (app: FastifyInstance) =>
  (await app.inject({ url: apartments }))
    .json()
    .data.map(({ attributes }: { attributes: { id: number; name: string } }) => attributes)
    .find(({ id }: { id: number }) => id === 1001).name

/** Ends the connections that hear of changes in this database; gives their number. */
async function endFeeds(): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'belvedere versions' and datname = current_database()`.execute(server.owner)
  return rows.length
}

/** Changes something without a notification. */
async function silently(change: () => Promise<unknown>): Promise<void> {
  await sql`alter table project_versions disable trigger tell_of_update`.execute(server.owner)
  await change()
  await sql`alter table project_versions enable trigger tell_of_update`.execute(server.owner)
}

const ofContent = contentSamples.filter(({ call }) => call.reply.kind === 'json')

describe('a warm public read', () => {
  it('needs no database at all, in any encoding', async () => {
    const app = await openProcess()
    const first = await app.inject({ url: apartments })
    const { statements } = app.counted
    for (const encoding of ['br', 'gzip', 'identity']) {
      const again = await app.inject({ url: apartments, headers: { 'accept-encoding': encoding } })
      expect(again.statusCode).toBe(200)
      expect(again.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      expect(again.headers['content-length']).toBe(String(again.rawPayload.length))
      expect(again.headers.vary).toBe('accept-encoding, authorization')
    }
    const known = await app.inject({
      url: apartments,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
    expect(app.counted.statements).toBe(statements)
  })

  it.each(ofContent)('$call.name is the same as the first', async ({ call, params }) => {
    const app = await openProcess()
    const url = addressOf(call, params)
    const first = await app.inject({ url })
    const second = await app.inject({ url })
    expect(second.statusCode).toBe(first.statusCode)
    expect(second.payload).toBe(first.payload)
    const { date: _, ...headers } = second.headers
    expect(first.headers).toMatchObject(headers)
  })

  it('is found again under another writing of the same question', async () => {
    const app = await openProcess()
    await app.inject({ url: `${apartments}?langId=6` })
    const { statements } = app.counted
    const other = await app.inject({ url: `${apartments}?x=1&langId=6` })
    expect(other.statusCode).toBe(200)
    // Whose it is, but none of its rows.
    expect(app.counted.statements).toBe(statements + 1)
    await app.inject({ url: `${apartments}?x=1&langId=6` })
    expect(app.counted.statements).toBe(statements + 1)
  })

  it('answers HEAD with the headers alone', async () => {
    const app = await openProcess()
    const { payload } = await app.inject({ url: apartments })
    const head = await app.inject({ method: 'HEAD', url: apartments })
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(payload)))
    expect(head.payload).toBe('')
  })

  it('is kept apart for each host and language', async () => {
    const app = await openProcess()
    const url = `${addressOf(listProjects, {})}?type=geocode`
    const count = async (host: string) => (await app.inject({ url, headers: { host } })).json().data.length
    expect([await count('localhost'), await count('all.localhost')]).toEqual([1, 13])
    expect([await count('localhost'), await count('all.localhost')]).toEqual([1, 13])
    const type = (langId: number) =>
      app.inject({ url: `${addressOf(getBuilding, { id: 1 })}?langId=${langId}` })
    const texts = [await type(1), await type(6), await type(1), await type(6)].map(({ payload }) => payload)
    expect(texts[2]).toBe(texts[0])
    expect(texts[3]).toBe(texts[1])
    expect(texts[1]).not.toBe(texts[0])
  })

  it('names its project to caches in front, and lists say that they are lists', async () => {
    const keys = async (url: string) => (await server.app.inject({ url })).headers['surrogate-key']
    expect(await keys(apartments)).toBe('all project-1 availability-1')
    expect(await keys(addressOf(listProjects, {}))).toBe('all lists')
    expect(await keys(addressOf(listPoiTypes, {}))).toBe('all lists')
  })
})

describe('a change', () => {
  it('shows in every process within 2 s', async () => {
    const processes = [await openProcess(), await openProcess()]
    for (const app of processes) expect(await nameIn(app)).not.toBe('Changed')
    await rename('Changed')
    const changed = Date.now()
    await vi.waitFor(
      async () => {
        for (const app of processes) expect(await nameIn(app)).toBe('Changed')
      },
      { timeout: SHOWN_WITHIN_MS, interval: 5 },
    )
    expect(Date.now() - changed).toBeLessThan(SHOWN_WITHIN_MS)
    const { statements } = processes[0]?.counted ?? { statements: 0 }
    await nameIn(processes[0] as FastifyInstance)
    expect(processes[0]?.counted.statements).toBe(statements)
  })

  it('shows within 2 s also when the connection that hears of it was ended', async () => {
    const app = await openProcess()
    const before = await nameIn(app)
    for (const name of ['Once', 'Twice']) {
      expect(await endFeeds()).toBeGreaterThan(0)
      await rename(name)
      await vi.waitFor(async () => expect(await nameIn(app)).toBe(name), {
        timeout: SHOWN_WITHIN_MS,
        interval: 5,
      })
    }
    await rename(before)
  })

  it('shows within 2 s also when nothing is told of it', async () => {
    const app = await openProcess()
    await nameIn(app)
    await silently(() => rename('Untold'))
    await vi.waitFor(async () => expect(await nameIn(app)).toBe('Untold'), {
      timeout: SHOWN_WITHIN_MS,
      interval: 5,
    })
  })

  it('shows where only the connection that tells of changes is refused', async () => {
    const app = await openProcess()
    await nameIn(app)
    const database = sql.id(new URL(String(server.config.databaseUrl)).pathname.slice(1))
    await sql`alter database ${database} connection limit 0`.execute(server.owner)
    onTestFinished(() =>
      sql`alter database ${database} connection limit -1`.execute(server.owner).then(() => {}),
    )
    await endFeeds()
    await vi.waitFor(() => expect(app.answers?.versions.state).not.toBe('fresh'), { timeout: 5_000 })
    for (const name of ['Refused', 'Refused again']) {
      await rename(name)
      expect(await nameIn(app)).toBe(name)
      // Long enough for the next try to be refused.
      await wait(500)
    }
  })

  it('of publication makes the answer a 404, and back', async () => {
    const app = await openProcess()
    const publish = (value: boolean) =>
      server.owner.updateTable('buildings').set({ publish: value }).where('id', '=', 1).execute()
    const status = async () => (await app.inject({ url: apartments })).statusCode
    expect(await status()).toBe(200)
    await publish(false)
    await vi.waitFor(async () => expect(await status()).toBe(404), { timeout: SHOWN_WITHIN_MS, interval: 5 })
    await publish(true)
    expect(await status()).toBe(200)
  })

  it('of a row that leaves its project raises both projects', async () => {
    const versions = () =>
      server.owner
        .selectFrom('project_versions')
        .select('version')
        .where('project_id', 'in', [1, 101])
        .orderBy('project_id')
        .execute()
    await server.owner.insertInto('hosts').values({ name: 'moving.example', project_id: 1 }).execute()
    const before = await versions()
    await server.owner
      .updateTable('hosts')
      .set({ project_id: 101 })
      .where('name', '=', 'moving.example')
      .execute()
    const after = await versions()
    expect(after.map(({ version }, n) => Number(version) - Number(before[n]?.version))).toEqual([1, 1])
    await server.owner.deleteFrom('hosts').where('name', '=', 'moving.example').execute()
  })
})

it('keeps nothing for someone who is logged in, and nothing of theirs for anyone', async () => {
  const app = await openProcess()
  await app.inject({ url: apartments })
  const { statements } = app.counted
  const reply = await app.inject({ url: apartments, headers: { authorization: 'Bearer nonsense' } })
  expect(reply.statusCode).toBe(401)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(app.counted.statements).toBe(statements)
})

it('keeps no more than it may, and with 0 MB nothing', async () => {
  const small = await openProcess({ ...server.config, answerCacheBytes: 100_000 })
  for (const { call, params } of ofContent) await small.inject({ url: addressOf(call, params) })
  expect(small.answers?.bytes).toBeLessThanOrEqual(100_000)
  expect(small.answers?.bytes).toBeGreaterThan(0)
})
