import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { openFeed } from './version-feed.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A way to the database on which nothing is answered any more once somebody listens. */
async function wayThatFallsSilent() {
  const { hostname, port } = new URL(database.databaseUrl)
  const ended: Promise<unknown>[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    ended.push(once(near, 'close'))
    near.on('data', (chunk) => void (chunk.includes('listen ') || far.write(chunk)))
    near.on('close', () => far.destroy())
    near.on('error', () => {})
    far.pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = new URL(database.databaseUrl)
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return { url: url.href, ended }
}

it('leaves no connection behind when the database falls silent while it begins', async () => {
  const { url, ended } = await wayThatFallsSilent()
  await expect(openFeed(url, () => {})).rejects.toThrow('timeout')
  expect(ended).toHaveLength(1)
  await Promise.all(ended)
})
