import { randomUUID } from 'node:crypto'
import { listPoiTypes } from '@belvedere/contract/calls/pois'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { connectDatabase } from '../database/database.ts'
import { localFiles } from '../files/files.ts'
import { connectRedis } from './redis.ts'

const LIMIT = 3
const url = listPoiTypes.base + listPoiTypes.path

let server: TestApp
const opened: { close: () => unknown }[] = []
beforeAll(async () => {
  server = await createTestApp()
})
// The clock stands: calls are counted by its minute, and a test may begin at the end of one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(async () => {
  vi.useRealTimers()
  for (const one of opened.splice(0)) await one.close()
})
afterAll(() => server.close())

async function limited(redis?: Redis): Promise<FastifyInstance> {
  const db = connectDatabase(server.config.visitorUrl, { max: 1 })
  // Every call goes down to the rows: what is answered from memory is not counted.
  const config = { ...server.config, rateLimit: LIMIT, answerCacheBytes: 0 }
  const app = await buildApp({
    config,
    db,
    members: server.members,
    files: localFiles(config.filesDir),
    redis,
    logger: false,
  })
  opened.push(app, { close: () => db.destroy() })
  return app
}

function redisAt(address: string): Redis {
  const redis = connectRedis(address)
  opened.push({ close: () => redis.disconnect() })
  return redis
}

async function statuses(app: FastifyInstance, count: number, remoteAddress: string, headers = {}) {
  const all: number[] = []
  for (let n = 0; n < count; n += 1) all.push((await app.inject({ url, remoteAddress, headers })).statusCode)
  return all
}

/** Another one for each test, since Redis remembers. */
const someAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`

it('refuses more calls from one address than allowed, with a code', async () => {
  const app = await limited()
  expect(await statuses(app, 4, '192.0.2.1')).toEqual([200, 200, 200, 429])
  expect(await statuses(app, 1, '192.0.2.2')).toEqual([200])
  const refused = await app.inject({ url, remoteAddress: '192.0.2.1' })
  expect(refused.json().errors[0]).toMatchObject({ status: '429', code: 'too-many-requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

it('does not count the calls that pages make in this process', async () => {
  const app = await limited()
  expect(await statuses(app, 5, '192.0.2.1', app.inProcessHeaders)).toEqual([200, 200, 200, 200, 200])
})

it('counts calls that only claim to be made in this process', async () => {
  const [app, other] = [await limited(), await limited()]
  expect(await statuses(app, 4, '192.0.2.1', other.inProcessHeaders)).toEqual([200, 200, 200, 429])
})

it('counts locally while Redis is gone', async () => {
  const app = await limited(redisAt('redis://127.0.0.1:1'))
  expect(await statuses(app, 4, someAddress())).toEqual([200, 200, 200, 429])
})

it('counts for all processes together while Redis is there', async () => {
  const address = process.env.REDIS_URL
  if (!address) throw new Error('REDIS_URL is not set: run the tests through `npm test`')
  const redis = redisAt(address)
  await vi.waitFor(() => redis.ping(), 10_000)
  const [one, other] = [await limited(redis), await limited(redis)]
  const together = async (visitor: string) => [
    ...(await statuses(one, 2, visitor)),
    ...(await statuses(other, 2, visitor)),
  ]
  // On a busy machine Redis may answer too late, and a call is counted by its process alone.
  await vi.waitFor(async () => expect(await together(someAddress())).toEqual([200, 200, 200, 429]), 30_000)
})
