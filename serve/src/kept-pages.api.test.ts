import { anotherProcess } from '@belvedere/server/testing/another-process'
import { createTestApp, type TestApp } from '@belvedere/server/testing/test-app'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { builtWeb } from './built-web.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { servePages } from './pages.ts'

const SHOWN = { timeout: 10_000, interval: 20 }
const BUILDING = '/masterplan/2/building/1'
const CHANGES = 6

let server: TestApp
const opened: { close(): Promise<unknown> }[] = []
beforeAll(async () => {
  server = await createTestApp()
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
afterAll(() => server.close())

/** Without a clock: no minute ends in the middle of a test. */
function countForEver() {
  const counts = new Map<string, number>()
  return async (key: string) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return counts.get(key) ?? 0
  }
}

/** The product as one process, which counts how often it renders. */
async function openProduct(pageRateLimit = 1_000) {
  const app = await anotherProcess(server)
  opened.push(app)
  const web = await builtWeb(app)
  const counted = { pages: 0 }
  const build = () => {
    counted.pages += 1
    return web.build()
  }
  servePages(app, { ...web, build }, inProcessFetch(app, app.inProcessHeaders), {
    ...server.config,
    pageRateLimit,
    count: countForEver(),
  })
  const page = async (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') => {
    // On a busy machine memory is not sure of itself for a moment, and a page is rendered once more.
    await vi.waitFor(() => expect(app.answers?.versions.state).toBe('fresh'), {
      timeout: 10_000,
      interval: 5,
    })
    return app.inject({ url, remoteAddress, headers: { host: 'localhost', ...headers } })
  }
  return { app, page, counted }
}

const rename = (name: string) =>
  server.owner
    .updateTable('buildings')
    .set({ name: { 1: name } })
    .where('id', '=', 1)
    .execute()

describe('a page', () => {
  it('is rendered once for each version of what it shows [SEC-02]', async () => {
    const { page, counted } = await openProduct()
    const first = await page(BUILDING)
    const again = await page(BUILDING)
    expect([again.statusCode, again.payload === first.payload, counted.pages]).toEqual([200, true, 1])
    const { date: _, ...headers } = again.headers
    expect(first.headers).toMatchObject(headers)
    await rename('Renamed')
    await vi.waitFor(async () => expect((await page(BUILDING)).payload).toContain('Renamed'), SHOWN)
    const { pages } = counted
    await page(BUILDING)
    expect(counted.pages).toBe(pages)
    // It shows what is available, too.
    await server.owner
      .updateTable('apartments')
      .set({ status: 'unavailable' })
      .where('id', '=', 1001)
      .execute()
    await vi.waitFor(async () => {
      await page(BUILDING)
      expect(counted.pages).toBe(pages + 1)
    }, SHOWN)
  })

  it('is the same whoever asks first: a visitor or one who indexes [SEC-01]', async () => {
    const pages = await Promise.all(
      ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', 'Googlebot/2.1'].map(async (agent) => {
        const { page } = await openProduct()
        return (await page(BUILDING, { 'user-agent': agent })).payload
      }),
    )
    expect(pages[0]).toContain('Riva One')
    expect(pages[1]).toBe(pages[0])
  })

  it('stays as it is while another project changes [SEC-02]', async () => {
    const { page, counted } = await openProduct()
    const rendered = async (url: string, headers = {}) => {
      const before = counted.pages
      await page(url, headers)
      return counted.pages - before
    }
    await page(BUILDING)
    let again = 0
    for (let nth = 0; nth < CHANGES; nth += 1) {
      const website = `https://${nth}.example`
      await server.owner.updateTable('projects').set({ website }).where('id', '=', 101).execute()
      // By then this process has heard of it.
      await vi.waitFor(async () => expect(await rendered('/map', { host: 'all.localhost' })).toBe(1), SHOWN)
      again += await rendered(BUILDING)
    }
    // On a busy machine memory is not sure of itself for a moment, and a page is rendered once more.
    expect(again).toBeLessThan(CHANGES / 2)
  })

  it('that is no longer public is gone [SEC-08]', async () => {
    const { page } = await openProduct()
    const status = async () => (await page(BUILDING)).statusCode
    expect(await status()).toBe(200)
    const publish = (value: boolean) =>
      server.owner.updateTable('buildings').set({ publish: value }).where('id', '=', 1).execute()
    await publish(false)
    await vi.waitFor(async () => expect(await status()).toBe(404), SHOWN)
    await publish(true)
    await vi.waitFor(async () => expect(await status()).toBe(200), SHOWN)
  })

  it('is another one on each host and in each language, and one in every encoding [SEC-01]', async () => {
    const { page, counted } = await openProduct()
    const english = await page(BUILDING)
    for (const encoding of ['br', 'gzip'])
      expect((await page(BUILDING, { 'accept-encoding': encoding })).headers['content-encoding']).toBe(
        encoding,
      )
    const known = await page(BUILDING, { 'if-none-match': String(english.headers.etag) })
    expect([known.statusCode, known.payload]).toEqual([304, ''])
    expect(counted.pages).toBe(1)
    expect((await page(`/rs${BUILDING}`)).payload).not.toBe(english.payload)
    const elsewhere = await page(BUILDING, { host: 'all.localhost' })
    expect(elsewhere.payload).toContain('href="http://all.localhost/')
    expect((await page(BUILDING)).payload).toBe(english.payload)
    expect(counted.pages).toBe(3)
  })

  it('knows nothing of parameters that no screen reads, nor of their order [SEC-02]', async () => {
    const { page, counted } = await openProduct()
    const plain = await page(BUILDING)
    for (const query of ['?x=1', '?utm_source=y&fbclid=z', '?', '?&&', '?apartment2=1', '?%78=2'])
      expect([query, (await page(BUILDING + query)).payload === plain.payload]).toEqual([query, true])
    expect(counted.pages).toBe(1)
    const selected = await page(`${BUILDING}?apartment=1045&x=1`)
    expect(selected.payload).not.toBe(plain.payload)
    expect((await page(`${BUILDING}?y=2&apartment=1045`)).payload).toBe(selected.payload)
    expect(counted.pages).toBe(2)
  })
})

describe('the limit of pages', () => {
  it('counts what is rendered for one address, and not what is ready [SEC-02]', async () => {
    const { page } = await openProduct(3)
    const statuses = async (urls: string[], from?: string) => {
      const all: number[] = []
      for (const url of urls) all.push((await page(url, {}, from)).statusCode)
      return all
    }
    const [one, two, three, four] = [1001, 1002, 1003, 1004].map((id) => `${BUILDING}/apartment/${id}`)
    expect(await statuses([one ?? '', two ?? '', three ?? '', four ?? ''])).toEqual([200, 200, 200, 429])
    expect(await statuses([one ?? '', two ?? ''])).toEqual([200, 200])
    expect(await statuses([four ?? ''], '192.0.2.2')).toEqual([200])
    const refused = await page('/nowhere')
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('counts an IPv6 network as one [SEC-02]', async () => {
    const { page } = await openProduct(3)
    const status = async (host: string) => (await page('/nowhere', {}, `2001:db8:1:2::${host}`)).statusCode
    expect([await status('1'), await status('2'), await status('a:b:c:d'), await status('4')]).toEqual([
      404, 404, 404, 429,
    ])
  })

  it('leaves the calls that pages make and everything else alone [SEC-02]', async () => {
    const { app, page } = await openProduct(1)
    expect([(await page(BUILDING)).statusCode, (await page('/map')).statusCode]).toEqual([200, 429])
    for (const url of ['/api/v1/frontend/projects', '/favicon.svg', '/healthz'])
      expect([url, (await app.inject({ url, remoteAddress: '192.0.2.1' })).statusCode]).toEqual([url, 200])
  })
})
