import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { connectDatabase } from '../database/database.ts'
import { localFiles } from '../files/files.ts'
import { logging } from '../logging/logging.ts'
import { securityHeaders } from './security-headers.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

async function loggedApp(databaseUrl: string) {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const db = connectDatabase(databaseUrl, { max: 1 })
  const logger = { ...logging({ logLevel: 'info' }), stream }
  const app = await buildApp({
    config: server.config,
    db,
    members: server.members,
    files: localFiles('/nowhere'),
    logger,
  })
  app.addHook('onClose', () => db.destroy())
  return { app, lines }
}

it('says nothing of its inside when it fails, and logs why', async () => {
  const { app, lines } = await loggedApp('postgres://nobody:hush@127.0.0.1:1/nothing')
  const reply = await app.inject({ url: '/api/v1/frontend/projects/1' })
  await app.close()
  expect(reply.statusCode).toBe(503)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' })
  expect(reply.json()).toEqual({
    errors: [{ status: '503', code: 'unavailable', title: 'Not at the moment', detail: '' }],
  })
  expect(lines.join()).toContain('ECONNREFUSED')
  expect(lines.join()).not.toContain('hush')
})

it('answers 500 to a mistake of its own, and says as little', async () => {
  // The owner of nothing that is asked for: this database has no such tables.
  const { app, lines } = await loggedApp(new URL('/postgres', server.config.databaseUrl).href)
  const reply = await app.inject({ url: '/api/v1/frontend/projects/1' })
  await app.close()
  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toEqual({
    errors: [{ status: '500', code: 'internal-error', title: 'Something went wrong', detail: '' }],
  })
  expect(lines.join()).toContain('does not exist')
})

it('tells in its log who was turned away and why, and nothing of what they brought', async () => {
  const { app, lines } = await loggedApp(server.config.visitorUrl)
  const reply = await app.inject({
    url: '/api/v1/users/profile',
    headers: { authorization: 'Bearer hush' },
    remoteAddress: '198.51.100.7',
  })
  await app.close()
  expect(reply.statusCode).toBe(401)
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'turned away')
  expect(line).toMatchObject({ code: 'unauthorized', address: '198.51.100.7', reqId: expect.anything() })
  expect(lines.join()).not.toContain('hush')
})

it('lets no other site show an answer in a frame, and keeps browsers to TLS on every host below', async () => {
  const { app } = await loggedApp(server.config.visitorUrl)
  for (const url of [
    '/healthz',
    '/api/v1/frontend/projects',
    '/files/nothing',
    '/api/v1/frontend/projects/1/media-content/5/file',
  ]) {
    const { headers } = await app.inject({ url })
    expect([url, headers['content-security-policy']]).toEqual([
      url,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
  await app.close()
  expect(securityHeaders({ production: true })['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

it('lets nobody keep the refusal for a file that is lost', async () => {
  const { app } = await loggedApp(server.config.visitorUrl)
  const { fileKey } = await server.owner
    .selectFrom('media')
    .select('file_key as fileKey')
    .where('id', '=', 5)
    .executeTakeFirstOrThrow()
  const url = `/api/v1/frontend/projects/1/media-content/5/file?v=${fileKey?.slice(0, 32)}`
  const reply = await app.inject({ url })
  await app.close()
  expect(reply.statusCode).toBe(404)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(reply.headers).not.toHaveProperty('etag')
  expect(reply.headers).not.toHaveProperty('cdn-cache-control')
})

it('logs no token, password or price', async () => {
  const { app, lines } = await loggedApp(server.config.visitorUrl)
  const headers = { authorization: 'Bearer canary-token', cookie: 'refresh=canary-cookie' }
  await app.inject({ url: '/api/v1/frontend/projects/1?token=canary-query', headers })
  app.log.info(
    { password: 'canary-password', user: { password: 'canary-password', token: 'canary-token' } },
    'login',
  )
  app.log.info({ apartment: { properties: { price: '987,654' } }, price: 987654 }, 'apartment')
  await app.close()
  expect(lines.join()).toContain('/api/v1/frontend/projects/1')
  expect(lines.join()).not.toMatch(/canary|987[,.]?654/)
})
