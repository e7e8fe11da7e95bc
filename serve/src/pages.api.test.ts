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
  servePages(product.app, { ...web, build: async () => build }, inProcessFetch(product.app))
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

const page = (url: string, headers: Record<string, string> = {}) =>
  product.app.inject({ url, headers: { host: 'localhost', ...headers } })

describe('pages on the running product', () => {
  it('a route that names an unknown guard answers 500 with its name [GEN-12]', async () => {
    const { statusCode, payload } = await page('/behind-nothing-known')
    expect(statusCode).toBe(500)
    expect(payload).toContain('Unknown middleware passport')
  })

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

  it('an unknown address of the API is refused by the API, not shown as a page', async () => {
    const { statusCode, headers } = await page('/api/v1/nowhere')
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/json')
  })
})
