import { getProject, listProjects } from '@belvedere/contract/calls/projects'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addressOf } from '../../testing/address-of.ts'
import { anotherProcess } from '../../testing/another-process.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const RIVA = 1
const SUTON = 2

let server: TestApp
const opened: FastifyInstance[] = []
beforeAll(async () => {
  server = await createTestApp()
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
afterAll(() => server.close())

const inProduction = () => ({
  ...server.config,
  production: true,
  servedHosts: ['homes.example', 'all.homes.example'],
  trustedProxies: '127.0.0.1',
})

async function production() {
  const app = await anotherProcess(server, { config: inProduction() })
  opened.push(app)
  return app
}

const list = `${addressOf(listProjects, {})}?type=geocode`
const ask = (app: FastifyInstance, host: string, url = list, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...headers, host } })
const idsOn = async (app: FastifyInstance, host: string, headers: Record<string, string> = {}) =>
  (await ask(app, host, list, headers)).json().data.map(({ id }: { id: string }) => Number(id))

describe('in production', () => {
  it('serves the public host, the listed ones and those of projects; any other is a 421 [SEC-01]', async () => {
    const app = await production()
    for (const host of [
      'homes.example',
      'all.homes.example',
      'localhost',
      'suton.localhost',
      '127.0.0.1:3000',
    ])
      expect([host, (await ask(app, host)).statusCode]).toEqual([host, 200])
    for (const url of [list, addressOf(getProject, { id: RIVA }), '/files/a/0/0_0.webp', '/', '/nothing'])
      for (const host of ['evil.example', 'all.localhost', 'homes.example.evil.example']) {
        const reply = await ask(app, host, url)
        expect([url, host, reply.statusCode]).toEqual([url, host, 421])
        expect(reply.json().errors[0].code).toBe('unknown-host')
        expect(reply.headers['cache-control']).toBe('no-store')
      }
  })

  it('tells a person in both languages that nothing is at a host, and a program as before [SEC-01]', async () => {
    const app = await production()
    for (const url of ['/', '/masterplan/1', '/rs/map']) {
      const page = await ask(app, 'evil.example', url, {
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      })
      expect([url, page.statusCode]).toEqual([url, 421])
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.headers['cache-control']).toBe('no-store')
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
      expect(page.body).toContain('<h1>Nothing is shown at this address</h1>')
      expect(page.body).toContain('<h1>Na ovoj adresi nema ničega</h1>')
      expect(page.body).not.toContain('evil.example')
    }
    const program = await ask(app, 'evil.example', '/', { accept: '*/*' })
    expect(program.json().errors[0].code).toBe('unknown-host')
  })

  it.each([
    'a@homes.example',
    'homes.example/x',
    'homes..example',
    'homes.example:port',
    '[::1',
    ' ',
    'hömes.example',
  ])('takes %j for no host: a 400 [SEC-01]', async (host) => {
    const app = await production()
    for (const url of [list, '/', '/nothing']) {
      const reply = await ask(app, host, url)
      expect([url, reply.statusCode, reply.json().errors[0].code]).toEqual([url, 400, 'invalid-input'])
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  })

  it('carries every project on a host that belongs to none [SEC-01]', async () => {
    const app = await production()
    expect((await idsOn(app, 'homes.example')).length).toBeGreaterThan(2)
    expect(await idsOn(app, 'suton.localhost')).toEqual([SUTON])
  })

  it('tells those who watch over it how it is under any host [SEC-01]', async () => {
    const app = await production()
    for (const url of ['/healthz', '/readyz'])
      expect((await ask(app, '172.30.83.10:3000', url)).statusCode).toBe(200)
  })

  it('asks the database for no host that is made up [SEC-01]', async () => {
    const app = await production()
    await ask(app, 'made-up.example')
    const { statements } = app.counted
    for (let nth = 0; nth < 50; nth += 1)
      expect((await ask(app, `made-up-${nth}.example`)).statusCode).toBe(421)
    // On a busy machine memory is not sure of itself for a moment, and asks once more.
    expect(app.counted.statements - statements).toBeLessThan(10)
  })

  it('serves a host as soon as a project has it, and no longer than that [SEC-01]', async () => {
    const app = await production()
    const status = async () => (await ask(app, 'new.example')).statusCode
    expect(await status()).toBe(421)
    await server.owner.insertInto('hosts').values({ name: 'new.example', project_id: RIVA }).execute()
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 2_000, interval: 20 })
    expect(await idsOn(app, 'new.example')).toEqual([RIVA])
    await server.owner.deleteFrom('hosts').where('name', '=', 'new.example').execute()
    await vi.waitFor(async () => expect(await status()).toBe(421), { timeout: 2_000, interval: 20 })
  })
})

describe('in development', () => {
  it('serves any host below localhost, with every project, and no other [SEC-01]', async () => {
    const { app } = server
    expect((await idsOn(app, 'whatever.localhost:3000')).length).toBeGreaterThan(2)
    expect((await ask(app, 'evil.example')).statusCode).toBe(421)
    expect((await ask(app, 'localhost.evil.example')).statusCode).toBe(421)
    expect((await ask(app, 'evillocalhost')).statusCode).toBe(421)
  })
})

describe('what a request says of its host elsewhere', () => {
  it.each([
    ['x-forwarded-host', 'suton.localhost'],
    ['x-forwarded-host', 'evil.example'],
    ['forwarded', 'host=suton.localhost'],
    ['x-host', 'suton.localhost'],
    ['x-original-host', 'suton.localhost'],
  ])('%s: %s is believed from nobody, trusted proxies included [SEC-01]', async (name, value) => {
    const app = await production()
    expect(await idsOn(app, 'localhost', { [name]: value })).toEqual([RIVA])
    // Nor does it reach whoever asks after.
    expect(await idsOn(app, 'localhost')).toEqual([RIVA])
    expect(await idsOn(app, 'suton.localhost')).toEqual([SUTON])
  })

  it.each(['Localhost', 'LOCALHOST.', 'localhost:80', 'localhost.:443'])(
    'and the spelling %s are one host, answered from the same memory [SEC-01]',
    async (host) => {
      const app = await production()
      await ask(app, 'localhost')
      const { statements } = app.counted
      expect(await idsOn(app, host)).toEqual([RIVA])
      expect(app.counted.statements).toBe(statements)
    },
  )

  it('believes a proxy that is configured about the protocol and the visitor, and nobody else [SEC-01]', async () => {
    const app = await production()
    app.get('/told', ({ protocol, ip, host }) => ({ protocol, ip, host }))
    const told = async (remoteAddress: string, protocol: string) => {
      const headers = {
        host: 'homes.example',
        'x-forwarded-proto': protocol,
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'evil.example',
      }
      return (await app.inject({ url: '/told', remoteAddress, headers })).json()
    }
    const host = 'homes.example'
    expect(await told('127.0.0.1', 'https')).toEqual({ protocol: 'https', ip: '203.0.113.7', host })
    expect(await told('127.0.0.1', 'javascript')).toEqual({ protocol: 'http', ip: '203.0.113.7', host })
    expect(await told('198.51.100.1', 'https')).toEqual({ protocol: 'http', ip: '198.51.100.1', host })
  })
})
