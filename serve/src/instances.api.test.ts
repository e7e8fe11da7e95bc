import { hostname } from 'node:os'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { createTestDatabase } from '@belvedere/server/testing/test-database'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type SpawnedProduct, spawnProduct, untilReady } from './testing/spawn-product.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let owner: ReturnType<typeof connectDatabase>
const started: SpawnedProduct[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  owner = connectDatabase(database.databaseUrl, { max: 1 })
})
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  await owner.destroy()
  await database.drop()
})

async function product(release: string) {
  const spawned = await spawnProduct({
    ROLE: 'web',
    RELEASE: release,
    DRAIN_S: '0',
    DATABASE_URL: database.databaseUrl,
  })
  started.push(spawned)
  expect(spawned.origin, spawned.output()).not.toBe('')
  await untilReady(spawned.origin)
  return spawned
}

const rows = () => owner.selectFrom('instances').selectAll().orderBy('release').execute()
const releases = async () => (await rows()).map(({ release }) => release)
const untilThereAre = (expected: string[], timeout = 5_000) =>
  vi.waitFor(async () => expect(await releases()).toEqual(expected), { timeout })

it('each process says every ten seconds that it is there, ends with its row, and forgets who was killed [OPS-01]', async () => {
  const [one, two] = await Promise.all([product('1.0'), product('2.0')])
  await untilThereAre(['1.0', '2.0'])
  const [first] = await rows()
  expect(first).toMatchObject({ role: 'web', host: hostname(), pid: one.child.pid })
  expect(first?.megabytes).toBeGreaterThan(20)
  expect(first?.connections).not.toBeNull()
  await vi.waitFor(
    async () => {
      const [again] = await rows()
      expect(again?.seen_at.getTime()).toBeGreaterThan((first?.seen_at.getTime() ?? 0) + 5_000)
      expect([again?.id, again?.started_at]).toEqual([first?.id, first?.started_at])
    },
    { timeout: 20_000, interval: 500 },
  )

  two.child.kill('SIGTERM')
  expect(await two.ended).toEqual([0, null])
  expect(await releases()).toEqual(['1.0'])

  one.child.kill('SIGKILL')
  await one.ended
  // Nobody has told of it: that is how one learns that it is lost.
  expect(await releases()).toEqual(['1.0'])
  await product('3.0')
  await untilThereAre(['3.0'])
}, 240_000)
