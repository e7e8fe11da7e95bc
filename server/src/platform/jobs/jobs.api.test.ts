import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Handlers, type Worker, work } from './work.ts'

let server: TestApp
const workers: Worker[] = []

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await server.close()
})

async function startWorker(handlers: Handlers, config = server.config) {
  const worker = await work(config, handlers, server.app.log)
  workers.push(worker)
  return worker
}

async function until(holds: () => boolean | Promise<boolean>, withinMs = 10_000) {
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(20)) if (await holds()) return
  throw new Error(`It did not come about within ${withinMs} ms`)
}

const enqueue = (mediaId: number) =>
  server.members
    .transaction()
    .execute((transaction) => server.app.enqueue(transaction, 'build-tiles', { mediaId }))

const stateOf = async (mediaId: number) => {
  const { rows } = await sql<{ state: string }>`
    select state from jobs.job where data ->> 'mediaId' = ${String(mediaId)}`.execute(server.owner)
  return rows[0]?.state
}

describe('jobs', () => {
  it('a job is there with the row of its transaction, or not at all', async () => {
    const failing = server.members.transaction().execute(async (transaction) => {
      await server.app.enqueue(transaction, 'build-tiles', { mediaId: 1 })
      throw new Error('changed our mind')
    })
    await expect(failing).rejects.toThrow('changed our mind')
    expect(await stateOf(1)).toBeUndefined()
    await enqueue(1)
    expect(await stateOf(1)).toBe('created')
  })

  it('a job that fails is tried again until it succeeds, with what it carried', async () => {
    const tries: number[] = []
    await startWorker({
      'build-tiles': async ({ mediaId }) => {
        if (mediaId !== 2) return
        tries.push(mediaId)
        if (tries.length === 1) throw new Error('not yet')
      },
    })
    await enqueue(2)
    await until(async () => (await stateOf(2)) === 'completed')
    expect(tries).toEqual([2, 2])
  })

  it('jobs that have piled up are done one right after another', async () => {
    const pile = Array.from({ length: 200 }, () => randomUUID())
    const done = new Set<string>()
    await server.members.transaction().execute(async (transaction) => {
      for (const enquiryId of pile) await server.app.enqueue(transaction, 'enquiry-mail', { enquiryId })
    })
    await startWorker({ 'enquiry-mail': async ({ enquiryId }) => void done.add(enquiryId) })
    // Were each of the four at work to wait for its next look, one a second, it would take fifty.
    await until(() => done.size === pile.length, 25_000)
  })

  it('the job of a worker that died is taken up by another within a minute', async () => {
    await enqueue(3)
    // What a killed worker leaves behind: taken out of the queue, and silent since.
    await sql`update jobs.job set state = 'active', started_on = now() - interval '30 s',
      heartbeat_on = now() - interval '30 s' where data ->> 'mediaId' = '3'`.execute(server.owner)
    await until(async () => (await stateOf(3)) === 'completed', 60_000)
  }, 70_000)

  it('a job that outlasts the stop of its worker is given back to its queue', async () => {
    const name = randomUUID()
    const begun = Promise.withResolvers<void>()
    const endless = () => {
      begun.resolve()
      return new Promise<void>(() => {})
    }
    const config = { ...server.config, stopWithinMs: 1_000 }
    const worker = await startWorker({ 'account-mail': endless }, config)
    await server.members
      .transaction()
      .execute((transaction) =>
        server.app.enqueue(transaction, 'account-mail', { about: 'signed-up', name, locale: 'en' }),
      )
    await begun.promise
    await worker.stop()
    const { rows } = await sql<{ state: string }>`
      select state from jobs.job where data ->> 'name' = ${name}`.execute(server.owner)
    expect(rows).toEqual([{ state: 'retry' }])
  })

  it('a visitor can neither read jobs nor add one', async () => {
    const { rows } = await sql<{ may: boolean }>`
      select has_schema_privilege('belvedere_visitor', 'jobs', 'usage') as may`.execute(server.owner)
    expect(rows).toEqual([{ may: false }])
  })
})
