import type { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { wayToDatabase } from './testing/way-to-database.ts'
import { startWorker } from './worker.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** Of a media item that is not there: its handler looks for it, and that is all. */
const enqueue = (mediaId: number) =>
  server.members
    .transaction()
    .execute((transaction) => server.app.enqueue(transaction, 'build-tiles', { mediaId }))

async function stateOf(mediaId: number) {
  const { rows } = await sql<{ state: string }>`
    select state from jobs.job where data ->> 'mediaId' = ${String(mediaId)}`.execute(server.owner)
  return rows[0]?.state
}

it('goes on by other connections when those that it has fall silent', async () => {
  const { visitorUrl, memberUrl } = server.config
  let silent = new Set<Socket>()
  const way = await wayToDatabase(memberUrl, (_, one) => (silent.has(one) ? 'is lost' : 'passes'))
  const worker = await startWorker(
    {
      ...server.config,
      visitorUrl: way.by(visitorUrl),
      memberUrl: way.by(memberUrl),
      statementTimeoutMs: 100,
    },
    server.app.log,
  )
  onTestFinished(() => worker.stop())
  await enqueue(900_001)
  await expect.poll(() => stateOf(900_001), { timeout: 10_000 }).toBe('completed')
  silent = new Set(way.ways)
  await enqueue(900_002)
  await expect.poll(() => stateOf(900_002), { timeout: 30_000 }).toBe('completed')
}, 60_000)
