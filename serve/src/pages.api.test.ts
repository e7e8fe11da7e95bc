import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { openCounter } from '@belvedere/server/platform/http/counter'
import { createTestApp, type TestApp } from '@belvedere/server/testing/test-app'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardedBy } from '../../web/app/guards/guards.ts'
import { builtWeb } from './built-web.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { servePages } from './pages.ts'

let product: TestApp

beforeAll(async () => {
  product = await createTestApp()
  const web = await builtWeb(product.app)
  const build = withRoutes(await web.build(), {
    'behind-auth': guardedBy('auth'),
    'behind-nothing-known': guardedBy('passport'),
  })
  const map = { styleUrl: undefined, pmtilesUrl: undefined, hosts: [] }
  servePages(product.app, { ...web, build: async () => build }, inProcessFetch(product.app), {
    ...product.config,
    map,
    count: openCounter(undefined),
  })
})
afterAll(() => product.close())

/** The built product with more routes, each behind the guards that it names. */
function withRoutes(build: ServerBuild, guarded: Record<string, ReturnType<typeof guardedBy>>): ServerBuild {
  const added = Object.entries(guarded).map(([path, middleware]) => [
    path,
    { id: path, parentId: 'root', path, module: { middleware, default: () => null } },
  ])
  // What the browser loads for them is that of a screen without data of its own.
  const splash = build.assets.routes['en:splash']
  const assets = Object.fromEntries(
    Object.keys(guarded).map((path) => [path, splash && { ...splash, id: path, path }]),
  )
  return {
    ...build,
    routes: { ...build.routes, ...Object.fromEntries(added) },
    assets: { ...build.assets, routes: { ...build.assets.routes, ...assets } },
  }
}

const told = ({ statusCode, headers }: Awaited<ReturnType<typeof page>>) => ({
  statusCode,
  type: headers['content-type'],
  etag: headers.etag,
  length: headers['content-length'],
  encoding: headers['content-encoding'],
})

const page = (url: string, headers: Record<string, string> = {}) =>
  product.app.inject({ url, headers: { host: 'localhost', ...headers } })

describe('pages on the running product', () => {
  it('a route that names an unknown guard answers 500 with its name [GEN-12]', async () => {
    const { statusCode, payload } = await page('/behind-nothing-known')
    expect(statusCode).toBe(500)
    expect(payload).toContain('Unknown middleware passport')
  })

  it('a page names the host that was asked, whatever host the address names', async () => {
    await product.app.listen({ port: 0 })
    const { port } = product.app.server.address() as AddressInfo
    const headers = { host: `localhost:${port}` }
    for (const path of ['//elsewhere.example/map', 'http://elsewhere.example/map']) {
      const [answer] = await once(get({ port, path, headers }), 'response')
      const html = await text(answer)
      expect(html).toContain(`<link rel="canonical" href="http://localhost:${port}/`)
      expect(html).not.toContain('elsewhere')
    }
  })

  it("a page asked for on another project's host is to be found on its own", async () => {
    const canonical = async (url: string, host: string) =>
      /<link rel="canonical" href="([^"]+)"/.exec((await page(url, { host })).payload)?.[1]
    expect(await canonical('/masterplan/1', 'suton.localhost:4000')).toBe(
      'http://localhost:4000/masterplan/1',
    )
    expect(await canonical('/rs/home?projectId=2', 'localhost')).toBe(
      'http://suton.localhost/rs/home?projectId=2',
    )
    for (const host of ['localhost', 'all.localhost'])
      expect(await canonical('/masterplan/1', host)).toBe(`http://${host}/masterplan/1`)
  })

  it('what is unpublished is in no page and not in the sitemap [AUT-10]', async () => {
    const PAGES = ['/masterplan/2/building/1', '/masterplan/2/building/1/apartment/1002', '/sitemap.xml']
    const mentions = () =>
      Promise.all(PAGES.map(async (url) => /\bR1-102\b|apartment\/1002\b/.test((await page(url)).payload)))
    const publish = (is: boolean) =>
      product.owner.updateTable('apartments').set({ publish: is }).where('id', '=', 1002).execute()
    expect(await mentions()).toEqual([true, true, true])
    await publish(false)
    await expect.poll(mentions, { timeout: 5_000 }).toEqual([false, false, false])
    expect((await page(PAGES[1] ?? '')).statusCode).toBe(404)
    await publish(true)
  })

  it('public prices are in pages, kept and for machines, and gone within 2 s of being public no more [STU-09]', async () => {
    const APARTMENT = '/masterplan/2/building/1/apartment/1001'
    const { owner } = product
    await owner
      .updateTable('apartment_prices')
      .set({ price: 654_321 })
      .where('apartment_id', '=', 1001)
      .execute()
    const pricesAre = (prices: 'public' | 'named' | 'nobody') =>
      owner.updateTable('projects').set({ prices }).where('id', '=', 1).execute()
    const shown = async () => {
      const { payload, headers } = await page(APARTMENT)
      const { offers } = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(payload)?.[1] ?? '{}')
      return {
        text: />654,321\s€</.test(payload),
        price: offers?.price,
        kept: 'cdn-cache-control' in headers,
      }
    }
    const within = { timeout: 2_000, interval: 50 }
    expect(await shown()).toEqual({ text: false, price: undefined, kept: true })
    await pricesAre('public')
    await expect.poll(shown, within).toEqual({ text: true, price: 654_321, kept: true })
    expect((await page(APARTMENT)).headers['x-robots-tag']).toBeUndefined()
    for (const kind of ['named', 'nobody'] as const) {
      await pricesAre(kind)
      await expect.poll(shown, within).toEqual({ text: false, price: undefined, kept: true })
      expect((await page(APARTMENT)).payload).not.toContain('654,321')
      await pricesAre('public')
      await expect.poll(async () => (await shown()).text, within).toBe(true)
    }
    await pricesAre('named')
  })

  it.each(['/', '/masterplan/2/building/1', '/rs/home', '/protected', '/nowhere', '/sitemap.xml'])(
    'HEAD of %s says what GET does: its length and its tag',
    async (url) => {
      for (const encoding of ['identity', 'br', 'gzip']) {
        const headers = { host: 'localhost', 'accept-encoding': encoding }
        const got = await product.app.inject({ url, headers })
        const head = await product.app.inject({ method: 'HEAD', url, headers })
        expect([encoding, told(head)]).toEqual([encoding, told(got)])
        if (encoding === 'identity') expect(Number(told(head).length)).toBe(got.rawPayload.length)
      }
    },
  )

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'a page answers to GET and HEAD alone: %s is a 405 that says so',
    async (method) => {
      for (const url of ['/', '/masterplan/1', '/favicon.svg']) {
        const reply = await product.app.inject({ method, url, headers: { host: 'localhost' } })
        expect([url, reply.statusCode, reply.headers.allow]).toEqual([url, 405, 'GET, HEAD'])
        expect(reply.json().errors[0].code).toBe('method-not-allowed')
      }
    },
  )

  it('the guard auth runs before its route: a shell that nobody keeps or indexes [GEN-12]', async () => {
    const { statusCode, headers } = await page('/behind-auth')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it.each([
    ['/masterplan/1', 'en'],
    ['/rs/masterplan/1', 'sr-Latn'],
  ])('the guard i18n runs before every route: %s is in %s [GEN-12]', async (url, lang) => {
    expect((await page(url)).payload).toContain(`<html lang="${lang}"`)
  })

  it('pages are the same for whoever asks, so that they can be kept by anyone', async () => {
    const visitor = await page('/masterplan/2/building/1')
    const someone = await page('/masterplan/2/building/1', {
      authorization: 'Bearer x',
      cookie: 'locale=rs; session=1',
    })
    expect(someone.payload).toBe(visitor.payload)
    expect(visitor.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(visitor.headers['set-cookie']).toBeUndefined()
  })

  it('a page runs its own scripts and no others, and shows nothing from elsewhere', async () => {
    const { headers, payload } = await page('/masterplan/2/building/1')
    const policy = String(headers['content-security-policy'])
    const inline = [...payload.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    )
    expect(inline.length).toBeGreaterThan(1)
    for (const text of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+$/)
    for (const rule of [
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "connect-src 'self'",
    ])
      expect(policy).toContain(rule)
    // What told the renderer's scripts from others stays with us.
    expect(payload).not.toContain(' nonce=')
    expect(payload).not.toMatch(/<style|\son\w+="|javascript:/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  })

  it('a page is shown within the sites that its project names, and a login within none [SET-01]', async () => {
    const ancestors = async (url: string) =>
      /frame-ancestors ([^;]+);/.exec(String((await page(url)).headers['content-security-policy']))?.[1]
    expect(await ancestors('/masterplan/2/building/1')).toBe("'self'")
    await product.owner
      .updateTable('projects')
      .set({ embed_origins: ['https://www.homes.example'] })
      .where('id', '=', 1)
      .execute()
    await expect
      .poll(() => ancestors('/masterplan/2/building/1'), { timeout: 5_000 })
      .toBe("'self' https://www.homes.example")
    // On a host of several projects, only where all of them agree.
    for (const url of ['/login', '/account/security', '/studio', '/studio/1/settings', '/map'])
      expect([url, await ancestors(url)]).toEqual([url, "'self'"])
    await product.owner.updateTable('projects').set({ embed_origins: [] }).where('id', '=', 1).execute()
  })

  it('a page fetches neither scripts nor faces until its starter says so, and both without scripts', async () => {
    const { payload } = await page('/masterplan/2/building/1')
    const [before = '', late = '', after = ''] = payload.split(
      /<noscript data-late[^>]*>|<\/noscript><script>\(function/,
    )
    for (const waits of [
      'rel="modulepreload"',
      'type="module"',
      '/assets/fonts-',
      'window.__reactRouterContext =',
    ])
      expect([before, late, after].map((part) => part.includes(waits))).toEqual([false, true, false])
    // What the page's data is put into has to be taken out before the data comes.
    expect(after.indexOf(' startPage')).toBe(0)
    expect(after).toContain('__reactRouterContext.streamController.enqueue(')
  })

  it('a page names the projects it shows to caches in front, and has a tag of its own', async () => {
    const { headers, payload } = await page('/masterplan/2/building/1')
    expect(headers['surrogate-key']).toBe('all project-1 availability-1')
    expect(headers['cdn-cache-control']).toBe('max-age=1, stale-while-revalidate=1, stale-if-error=86400')
    const known = await page('/masterplan/2/building/1', { 'if-none-match': String(headers.etag) })
    expect([known.statusCode, known.payload]).toEqual([304, ''])
    expect(known.headers['content-security-policy']).toBe(headers['content-security-policy'])
    const other = await page('/rs/masterplan/2/building/1')
    expect(other.headers.etag).not.toBe(headers.etag)
    expect(other.payload).not.toBe(payload)
    expect((await page('/map', { host: 'all.localhost' })).headers['surrogate-key']).toContain('lists')
  })

  it('an unknown address of the API is refused by the API, not shown as a page', async () => {
    const { statusCode, headers } = await page('/api/v1/nowhere')
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/json')
  })
})
