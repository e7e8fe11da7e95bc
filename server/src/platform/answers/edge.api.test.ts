import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listBuildingApartments } from '@belvedere/contract/calls/buildings'
import { followStatuses } from '@belvedere/contract/calls/live'
import { getProject, listProjects } from '@belvedere/contract/calls/projects'
import { refreshToken } from '@belvedere/contract/calls/users'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeAccount, makeRefreshHeaders } from '../../testing/accounts.ts'
import { addressOf } from '../../testing/address-of.ts'
import { type BehindVarnish, openBehindVarnish } from '../../testing/behind-varnish.ts'
import { followStream } from '../../testing/follow-stream.ts'
import { makeIdentities } from '../../testing/identities.ts'

const OPS = new URL('../../../../ops/varnish/', import.meta.url)
const SHOWN_WITHIN_MS = 2_000

let edge: BehindVarnish
beforeAll(async () => {
  edge = await openBehindVarnish()
}, 120_000)
afterAll(() => edge?.close())

const get: BehindVarnish['get'] = (...asked) => edge.get(...asked)
const apartments = addressOf(listBuildingApartments, { id: 1 })
const other = addressOf(getProject, { id: 101 })

const rename = (name: string) =>
  edge.server.owner.updateTable('apartments').set({ name }).where('id', '=', 1001).execute()

it('stands in front of the product of the compose file with the same rules', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-compose-varnish-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await chmod(folder, 0o755)
  await copyFile(new URL('default.vcl', OPS), join(folder, 'default.vcl'))
  await copyFile(new URL('place-in-compose.vcl', OPS), join(folder, 'place.vcl'))
  const compile = ['-C', '-f', join(folder, 'default.vcl'), '-n', join(folder, 'run')]
  await expect(
    promisify(execFile)('/usr/sbin/varnishd', compile, { maxBuffer: 2 ** 24 }),
  ).resolves.toBeDefined()
  const compose = await readFile(new URL('../compose.yaml', OPS), 'utf8')
  const address = /ipv4_address: (\S+)/.exec(compose)?.[1]
  const place = await readFile(join(folder, 'place.vcl'), 'utf8')
  expect(place.match(/"[\d.]+\.[\d.]+"/g)).toEqual([`"${address}"`, `"${address}"`])
})

it('lets a stream of statuses through as it comes [LIV-02]', async () => {
  const began = performance.now()
  const stream = await followStream(edge.varnish.url + addressOf(followStatuses, { id: 1 }))
  onTestFinished(() => void stream.close())
  await vi.waitFor(() => expect(stream.events).toHaveLength(1), { timeout: 1_000, interval: 20 })
  expect(performance.now() - began).toBeLessThan(1_000)
  const setStatus = (status: string) =>
    edge.server.owner.updateTable('apartments').set({ status }).where('id', '=', 1001).execute()
  await setStatus('unavailable')
  await setStatus('sold')
  await vi.waitFor(() => expect(stream.events.at(-1)?.data).toBe('{"sold":[1001]}'), {
    timeout: SHOWN_WITHIN_MS,
    interval: 20,
  })
})

describe('the cache in front', () => {
  it('answers alone what it knows, in each encoding, whatever cookies come along', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      await get(apartments, { 'accept-encoding': encoding })
      const hit = await get(apartments, { 'accept-encoding': encoding, cookie: 'locale=rs; session=1' })
      expect([encoding, hit.status, hit.cache]).toEqual([encoding, 200, 'hit'])
      expect(hit.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    }
    const hit = await get(apartments)
    const known = await get(apartments, { 'if-none-match': hit.headers.get('etag') ?? '' })
    expect([known.status, known.body]).toEqual([304, ''])
    for (const name of ['surrogate-key', 'xkey', 'cdn-cache-control', 'set-cookie'])
      expect(hit.headers.get(name)).toBeNull()
    expect(hit.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('drops what a change makes old within 2 s, lists included, and keeps other projects', async () => {
    await get(other)
    expect((await get(other)).cache).toBe('hit')
    const list = addressOf(listProjects, {})
    const tag = (await get(list)).headers.get('etag')
    await rename('Purged')
    await vi.waitFor(async () => expect((await get(apartments)).body).toContain('"Purged"'), {
      timeout: SHOWN_WITHIN_MS,
      interval: 20,
    })
    await vi.waitFor(async () => expect((await get(list)).headers.get('etag')).not.toBe(tag), {
      timeout: SHOWN_WITHIN_MS,
      interval: 20,
    })
    expect((await get(other)).cache).toBe('hit')
  })

  it('has public prices, and none within 2 s of their being public no more [STU-09]', async () => {
    const pricesAre = (prices: 'public' | 'named') =>
      edge.server.owner.updateTable('projects').set({ prices }).where('id', '=', 1).execute()
    const within = { timeout: SHOWN_WITHIN_MS, interval: 20 }
    expect((await get(apartments)).body).not.toContain('"price"')
    await pricesAre('public')
    await vi.waitFor(async () => {
      const { body, cache } = await get(apartments)
      expect([body.includes('"price"'), cache]).toEqual([true, 'hit'])
    }, within)
    await pricesAre('named')
    await vi.waitFor(async () => {
      const { body, cache } = await get(apartments)
      expect([body.includes('"price"'), cache]).toEqual([false, 'hit'])
    }, within)
  })

  it('drops it wherever it stands, when there are several', async () => {
    const atSecond = async () => {
      const reply = await fetch(edge.second.url + apartments)
      return { cache: reply.headers.get('x-cache'), body: await reply.text() }
    }
    await vi.waitFor(async () => expect((await atSecond()).cache).toBe('hit'), { timeout: 10_000 })
    await rename('Told twice')
    const seen = { timeout: SHOWN_WITHIN_MS, interval: 20 }
    await vi.waitFor(async () => expect((await atSecond()).body).toContain('"Told twice"'), seen)
    await vi.waitFor(async () => expect((await get(apartments)).body).toContain('"Told twice"'), seen)
  })

  it('keeps no answer to someone who is logged in, and gives them none of its own', async () => {
    const { sales_agent: agent } = await makeIdentities(edge.server)
    const visitor = await get(apartments)
    for (let n = 0; n < 2; n += 1) {
      const reply = await get(apartments, agent.headers)
      expect([reply.status, reply.cache]).toEqual([200, 'miss'])
      expect(reply.headers.get('cache-control')).toBe('private, no-store')
      expect(reply.body).not.toBe(visitor.body)
    }
    expect((await get(apartments)).body).toBe(visitor.body)
  })

  it('lets the cookie that renews a session through', async () => {
    const { id } = await makeAccount(edge.server)
    const session = await get(addressOf(refreshToken, {}), await makeRefreshHeaders(edge.server, id))
    expect([session.status, session.cache]).toEqual([200, 'miss'])
    expect(session.headers.get('set-cookie')).toContain('refresh=')
  })

  it('keeps no refusal', async () => {
    const nothing = addressOf(getProject, { id: 2_000_000 })
    for (let n = 0; n < 2; n += 1) {
      const reply = await get(nothing)
      expect([reply.status, reply.cache]).toEqual([404, 'miss'])
    }
  })

  it('shows visitors nothing of how the product is', async () => {
    expect((await get('/healthz')).status).toBe(404)
    expect((await get('/metrics')).status).toBe(404)
  })

  it('shows what it has when the product is down, and says 503 to the rest', async () => {
    const before = await get(apartments)
    await edge.product.close()
    for (let n = 0; n < 3; n += 1) {
      const stale = await get(apartments)
      expect([stale.status, stale.body]).toEqual([200, before.body])
      await new Promise((resolve) => setTimeout(resolve, 700))
    }
    const unknown = await get(addressOf(listBuildingApartments, { id: 3 }))
    expect(unknown.status).toBe(503)
    expect(JSON.parse(unknown.body).errors[0].code).toBe('unavailable')
    expect(unknown.headers.get('retry-after')).toBe('2')
  })
})
