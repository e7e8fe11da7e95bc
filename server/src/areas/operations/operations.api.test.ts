import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getInstallation, retryQueue } from '@belvedere/contract/calls/operations'
import { listSecurityEvents } from '@belvedere/contract/calls/security-events'
import { worriesOf } from '@belvedere/domain/operations/worries'
import { sql } from 'kysely'
import { Client } from 'pg'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { measureJobs } from '../../platform/jobs/job-figures.ts'
import { QUEUE_NAMES, type QueueName } from '../../platform/jobs/queues.ts'
import { type Handlers, work } from '../../platform/jobs/work.ts'
import { makeUndelivered } from '../../testing/desk-samples.ts'
import { type Identities, makeIdentities } from '../../testing/identities.ts'
import { makeInstance } from '../../testing/operation-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { measureBackups } from './operation-figures.ts'
import { recordOperation } from './record-operation.ts'

const COMMAND = fileURLToPath(new URL('../../record-operation.ts', import.meta.url))
const ADDRESS = 'ana@visitor.example'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.owner.deleteFrom('instances').execute()
  await server.owner.deleteFrom('operations').execute()
  await sql`delete from jobs.job`.execute(server.owner)
})

const asSuper = () => people.super_admin.headers
const installation = () => server.read(getInstallation, {}, {}, asSuper())
const queueOf = async (id: string) => (await installation()).queues.find((queue) => queue.id === id)

const enqueue = (mediaId: number, startAfter?: Date) =>
  server.members.transaction().execute((db) => server.app.enqueue(db, 'build-tiles', { mediaId }, startAfter))

/** As a worker leaves a job that failed so often. */
const fail = (state: 'retry' | 'failed', tries: number, message: string) =>
  sql`update jobs.job set state = ${state}::jobs.job_state, retry_count = ${tries - 1}, started_on = now(),
    start_after = now() + interval '20 s', completed_on = case when ${state} = 'failed' then now() end,
    output = jsonb_build_object('message', ${message}::text)`.execute(server.owner)

const record = async (...args: string[]) => {
  const env = { ...process.env, DATABASE_URL: server.database.databaseUrl }
  return promisify(execFile)(process.execPath, [COMMAND, ...args], { env })
}

it('tells the processes that run, their release, and when each was heard from [OPS-01]', async () => {
  const web = await makeInstance(server, { role: 'web', release: '1.5.0', host: 'homes-1' })
  const worker = await makeInstance(server, { role: 'worker', host: 'homes-2', seenSecondsAgo: 45 })
  const told = await installation()
  expect(told.instances).toEqual([
    expect.objectContaining({ id: web, role: 'web', release: '1.5.0', host: 'homes-1', connections: 7 }),
    expect.objectContaining({ id: worker, role: 'worker', host: 'homes-2', connections: null }),
  ])
  expect(told.instances[0]).not.toHaveProperty('pid')
  expect(worriesOf(told).map(({ kind }) => kind)).toEqual([
    'no-worker',
    'instance-lost',
    'backup-none',
    'drill-none',
  ])
})

it('tells of every queue what waits, and not what is for later [OPS-01]', async () => {
  await enqueue(1)
  await enqueue(2, new Date(Date.now() + 3_600_000))
  await sql`update jobs.job set start_after = now() - interval '11 min' where start_after <= now()`.execute(
    server.owner,
  )
  const told = await installation()
  expect(told.queues.map(({ id }) => id)).toEqual([...QUEUE_NAMES, 'webhooks', 'refused-mails'])
  const queue = told.queues.find(({ id }) => id === 'build-tiles')
  expect(queue).toMatchObject({ waiting: 1, failing: 0, givenUp: 0, lastError: null, mayRetry: true })
  expect(Date.parse(told.at) - Date.parse(queue?.dueSince ?? '')).toBeGreaterThanOrEqual(660_000)
  expect(worriesOf(told)).toContainEqual(
    expect.objectContaining({ kind: 'queue-waits', name: 'build-tiles' }),
  )
})

it('says what fails in a few words, and of what jobs carry nothing [OPS-01]', async () => {
  const about = { about: 'reset-password', name: ADDRESS, locale: 'en' } as const
  await server.members.transaction().execute((db) => server.app.enqueue(db, 'account-mail', about))
  await fail('retry', 6, `550 <${ADDRESS}> is nobody\n  at Socket`)
  const { payload } = await server.ask(getInstallation, {}, {}, asSuper())
  expect(payload).not.toContain(ADDRESS)
  expect(await queueOf('account-mail')).toMatchObject({
    waiting: 0,
    failing: 1,
    tries: 6,
    lastError: '550 <…> is nobody',
    keptUntil: expect.any(String),
  })
})

it.each(['retry', 'failed'] as const)(
  'tries at once what is in state %s, which is done then, and keeps who wanted it [OPS-01]',
  async (state) => {
    await enqueue(3)
    await fail(state, 9, 'no disk')
    await sql`update jobs.job set keep_until = now() - interval '1 s'`.execute(server.owner)
    const body = { queue: 'build-tiles' satisfies QueueName }
    expect(await server.read(retryQueue, {}, {}, asSuper(), body)).toMatchObject({
      id: 'build-tiles',
      waiting: 1,
      givenUp: 0,
    })
    const [event] = await server.read(listSecurityEvents, {}, {}, asSuper())
    expect(event).toMatchObject({
      kind: 'queue-tried-again',
      userId: people.super_admin.userId,
      details: { name: 'build-tiles' },
    })

    const done: number[] = []
    const worker = await work(
      server.config,
      { 'build-tiles': async ({ mediaId }) => void done.push(mediaId) },
      server.app.log,
    )
    try {
      // It would have rested for 20 s more, or been let go of.
      await vi.waitFor(() => expect(done).toEqual([3]), { timeout: 10_000 })
    } finally {
      await worker.stop()
    }
    expect(await queueOf('build-tiles')).toMatchObject({ waiting: 0, failing: 0, givenUp: 0 })
  },
)

it('leaves what has not failed as it is, and knows no other queue [OPS-01]', async () => {
  const later = new Date(Date.now() + 3_600_000)
  await enqueue(4, later)
  await server.read(retryQueue, {}, {}, asSuper(), { queue: 'build-tiles' })
  const { rows } = await sql<{ state: string; later: boolean }>`
    select state, start_after > now() as later from jobs.job`.execute(server.owner)
  expect(rows).toEqual([{ state: 'created', later: true }])
  for (const queue of ['webhooks', 'refused-mails', 'nothing'])
    expect(await server.status(retryQueue, {}, {}, asSuper(), { queue })).toBe(404)
})

it('counts mails that were refused, which the people of the project send again [OPS-01]', async () => {
  await makeUndelivered(server, people.sales_agent.userId)
  expect(await queueOf('refused-mails')).toMatchObject({ mayRetry: false, lastError: null })
  const { failing = 0, givenUp = 0 } = (await queueOf('refused-mails')) ?? {}
  expect(failing + givenUp).toBe(1)
})

it('tells how the database is, which the role of members may not see by itself [OPS-01]', async () => {
  const { database } = await installation()
  expect(database).toEqual({
    isStandby: false,
    seesStandbys: true,
    standbys: [],
    away: [],
    archive: { on: false, archivedAt: null, failedAt: null, failed: 0 },
  })
  const { rows } = await sql<{ state: string | null }>`
    select has_function_privilege('belvedere_visitor', 'database_state()', 'execute')::text as state`.execute(
    server.owner,
  )
  expect(rows).toEqual([{ state: 'false' }])
})

it('sees who follows the database, and for whom a place is kept in vain [OPS-01]', async () => {
  const url = `${server.database.databaseUrl}?replication=database&application_name=pg2`
  const follower = new Client({ connectionString: url })
  await follower.connect()
  const slot = `pg3_${process.pid}`
  await sql`select pg_create_physical_replication_slot(${slot})`.execute(server.owner)
  try {
    const { standbys, away } = (await installation()).database
    expect(standbys).toContainEqual(expect.objectContaining({ name: 'pg2', state: 'startup', sync: 'async' }))
    expect(away).toContain(slot)
  } finally {
    await sql`select pg_drop_replication_slot(${slot})`.execute(server.owner)
    await follower.end()
  }
})

it('is told of backups and drills by a command, and shows the last that went well beside one that failed [OPS-01]', async () => {
  await record('backup', '--well', '--seconds', '41.6', '--note', '12 GB')
  await record('backup', '--failed', '--note', 'the bucket is full')
  const { operations } = await installation()
  expect(operations).toEqual({
    backup: {
      last: { finishedAt: expect.any(String), well: false, seconds: null, note: 'the bucket is full' },
      lastWell: { finishedAt: expect.any(String), well: true, seconds: 42, note: '12 GB' },
    },
    drill: { last: null, lastWell: null },
  })
  for (const wrong of [
    ['backup'],
    ['backup', '--well', '--failed'],
    ['restore', '--well'],
    ['drill', '--well', '--seconds', 'x'],
  ])
    await expect(record(...wrong)).rejects.toThrow('Say what was done')
})

it('has figures of what is due, what keeps failing and what was given up', async () => {
  const registry = new Registry()
  measureJobs(registry, { members: server.members, log: server.app.log }, {} as Handlers)
  const figures = async () => {
    const text = await registry.metrics()
    const named = ['waiting', 'failing', 'tries', 'failed'].map((name) => `jobs_${name}{queue="build-tiles"}`)
    return named.map((name) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(name))
          ?.split(' ')[1],
      ),
    )
  }
  expect(await figures()).toEqual([0, 0, 0, 0])
  await enqueue(1)
  await enqueue(2, new Date(Date.now() + 60_000))
  expect(await figures()).toEqual([1, 0, 0, 0])
  await fail('retry', 7, 'the mail server does not answer')
  expect(await figures()).toEqual([0, 2, 7, 0])
  // While it is tried once more it has failed as often.
  await sql`update jobs.job set state = 'active', retry_count = 7`.execute(server.owner)
  expect(await figures()).toEqual([0, 2, 7, 0])
  await fail('failed', 7, 'the mail server does not answer')
  expect(await figures()).toEqual([0, 0, 0, 2])
})

it('has a figure of when a backup last went well, and none before there was one', async () => {
  const registry = new Registry()
  measureBackups(registry, server.members)
  const figure = async () => /^backup_last_good_timestamp_seconds (\S+)$/m.exec(await registry.metrics())?.[1]
  const tell = (kind: 'backup' | 'drill', well: boolean) =>
    recordOperation(server.members, { kind, well, seconds: undefined, note: '' })
  await tell('drill', true)
  await tell('backup', false)
  expect(await figure()).toBeUndefined()
  await tell('backup', true)
  const { lastWell } = (await installation()).operations.backup
  const at = Date.parse(lastWell?.finishedAt ?? '') / 1_000
  expect(Number(await figure())).toBe(at)
  await tell('backup', false)
  await tell('drill', true)
  expect(Number(await figure())).toBe(at)
  await tell('backup', true)
  expect(Number(await figure())).toBeGreaterThan(at)
  await server.owner.deleteFrom('operations').execute()
  expect(await figure()).toBeUndefined()
})
