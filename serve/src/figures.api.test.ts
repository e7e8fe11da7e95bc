import { freePort, ownPrometheus } from '@belvedere/server/testing/own-services'
import { createTestDatabase } from '@belvedere/server/testing/test-database'
import { expect, it, onTestFinished, vi } from 'vitest'
import { spawnProduct } from './testing/spawn-product.ts'

/** Of the cluster and the machines, which have exporters of their own and are none of the product's. */
const ELSEWHERE = ['belvedere:replication_lag:bytes']
/** Nothing has failed, and nobody has asked, claimed or uploaded anything yet. */
const NOT_YET = [
  'belvedere:requests_failed:rate5m',
  'belvedere:enquiries_late:ratio1h',
  'belvedere:mails:rate5m',
  'belvedere:claims:rate5m',
  'belvedere:uploads:rate5m',
]

type Rule = { type: string; name: string; health: string; lastError?: string; state?: string }

it('Prometheus finds in the product what its rules ask for, and on the console no question fails', async () => {
  const database = await createTestDatabase()
  onTestFinished(async () => void (await database.drop()))
  const metricsPort = await freePort()
  const product = await spawnProduct({
    NODE_ENV: 'production',
    TRIAL: 'yes',
    DRAIN_S: '0',
    DATABASE_URL: database.databaseUrl,
    METRICS_PORT: String(metricsPort),
  })
  onTestFinished(async () => {
    product.child.kill('SIGKILL')
    await product.ended
  })
  const prometheus = await ownPrometheus({ web: metricsPort, worker: metricsPort })
  onTestFinished(() => prometheus.remove())
  await prometheus.start()
  const ask = async <Answer>(path: string) => {
    const answer = await fetch(prometheus.url + path)
    return ((await answer.json()) as { data: Answer }).data
  }
  const has = async (name: string) => {
    const { result } = await ask<{ result: unknown[] }>(`/api/v1/query?query=${encodeURIComponent(name)}`)
    return result.length > 0
  }
  const rules = async () =>
    (await ask<{ groups: { rules: Rule[] }[] }>('/api/v1/rules')).groups.flatMap((group) => group.rules)

  await vi.waitFor(
    async () => {
      await fetch(`${product.origin}/`)
      await fetch(`${product.origin}/api/v1/frontend/projects`)
      const recorded = (await rules()).filter(({ type }) => type === 'recording')
      const missing: string[] = []
      for (const { name } of recorded)
        if (![...ELSEWHERE, ...NOT_YET].includes(name) && !(await has(name))) missing.push(name)
      expect(recorded.length).toBeGreaterThan(10)
      expect(missing).toEqual([])
    },
    { timeout: 60_000, interval: 1_000 },
  )
  const all = await rules()
  expect(all.filter(({ health }) => health !== 'ok')).toEqual([])
  expect(all.filter(({ state }) => state === 'firing').map(({ name }) => name)).toEqual([])

  const console = await fetch(`${prometheus.url}/consoles/belvedere.html`)
  expect([console.status, (await console.text()).includes('Change to screen')]).toEqual([200, true])
}, 120_000)
