import type { ChildProcess } from 'node:child_process'
import { byHand } from '@belvedere/server/testing/by-hand'
import { freePort } from '@belvedere/server/testing/own-services'
import { createTestDatabase } from '@belvedere/server/testing/test-database'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { spawnProduct } from './testing/spawn-product.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let owner: Awaited<ReturnType<typeof byHand>>
const started: ChildProcess[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  owner = await byHand(database.databaseUrl)
})
afterEach(async () => {
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
})
afterAll(async () => {
  await owner.close()
  await database.drop()
})

/** The product itself, as a process of its own, on the demo's database as its owner. */
async function product(settings: Record<string, string> = {}) {
  const spawned = await spawnProduct({
    NODE_ENV: 'production',
    TRIAL: 'yes',
    DRAIN_S: '0',
    ROLE: 'web',
    DATABASE_URL: database.databaseUrl,
    ...settings,
  })
  started.push(spawned.child)
  return spawned
}

const apartments = '/api/v1/frontend/buildings/1/apartments'

it('refuses to start with a setting that is wrong, and says which', async () => {
  const { ended, output } = await product({ ANSWER_CACHE_MB: 'much', EDGE_PURGE_URL: 'varnish' })
  expect((await ended)[0]).toBe(1)
  expect(output()).toContain('ANSWER_CACHE_MB')
  expect(output()).toContain('EDGE_PURGE_URL must be an address such as http://varnish:6082/')
}, 120_000)

it('says that it is up and ready, measures itself on a port of its own, and describes its API', async () => {
  const metricsPort = await freePort()
  const { origin } = await product({ METRICS_PORT: String(metricsPort) })
  const get = (path: string) => fetch(origin + path)
  expect(await (await get('/healthz')).json()).toEqual({ status: 'up' })
  const ready = await get('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({ status: 'ready', database: 'ready' })
  expect((await get('/metrics')).status).toBe(404)

  await get(apartments)
  await get(apartments)
  const asset = /\/assets\/[^"]+\.js/.exec(await (await get('/')).text())?.[0] ?? ''
  expect((await get(asset)).status).toBe(200)
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/frontend\/buildings\/:id\/apartments",status="200"\} 2/,
  )
  expect(metrics).toContain('{method="GET",route="/assets/*",status="200"} 1')
  expect(metrics).not.toContain(asset)
  expect(metrics).toMatch(/answer_cache_answers [1-9]/)
  expect(metrics).toContain('process_resident_memory_bytes')

  const reference = await get('/api/reference/')
  const html = await reference.text()
  expect(reference.status).toBe(200)
  expect(html.match(/(?:src|href)="https?:/)).toBeNull()
  expect(reference.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  const script = /src="([^"]+)"/.exec(html)?.[1] ?? ''
  expect((await fetch(new URL(script, `${origin}/api/reference/`))).headers.get('content-type')).toContain(
    'javascript',
  )
  const document = (await (await get('/api/reference/openapi.json')).json()) as { paths: object }
  expect(Object.keys(document.paths)).toContain('/api/v1/frontend/buildings/{id}/apartments')
}, 120_000)

it('is not ready while a migration is missing', async () => {
  const { origin } = await product()
  await owner.run("delete from schema_migrations where name like '012%'")
  const reply = await fetch(`${origin}/readyz`)
  await owner.run("insert into schema_migrations (name) values ('012_version_feed.sql')")
  expect(reply.status).toBe(503)
  expect(await reply.json()).toMatchObject({ status: 'not ready', database: 'migrations missing' })
}, 120_000)

it('told to stop, it finishes what is under way, takes nothing new, and ends', async () => {
  const { origin, child, ended } = await product()
  await owner.whileLocked('apartments', async (unlock) => {
    const underWay = fetch(origin + apartments)
    await new Promise((resolve) => setTimeout(resolve, 300))
    child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
    await unlock()
    expect((await underWay).status).toBe(200)
  })
  expect((await ended)[0]).toBe(0)
}, 120_000)

it('cuts off what takes too long to finish', async () => {
  const { origin, child, ended } = await product({ STOP_WITHIN_S: '1' })
  await owner.whileLocked('apartments', async () => {
    const underWay = fetch(origin + apartments).catch((error: Error) => error)
    await new Promise((resolve) => setTimeout(resolve, 300))
    child.kill('SIGTERM')
    expect(await underWay).toBeInstanceOf(Error)
    expect((await ended)[0]).toBe(1)
  })
}, 120_000)

it('gives up a statement that takes too long, and says 503', async () => {
  const { origin } = await product({ STATEMENT_TIMEOUT_MS: '300' })
  await owner.whileLocked('apartments', async () => {
    const reply = await fetch(origin + apartments)
    expect(reply.status).toBe(503)
    expect(((await reply.json()) as { errors: { code: string }[] }).errors[0]?.code).toBe('unavailable')
  })
  expect((await fetch(origin + apartments)).status).toBe(200)
}, 120_000)
