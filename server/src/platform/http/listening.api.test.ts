import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { getBuilding } from '@belvedere/contract/calls/buildings'
import { Refusal } from '@belvedere/contract/refusal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await createTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

/** As fetch, but with a Host and an Accept-Encoding of one's own. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, origin), { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    asking.on('error', reject).end()
  })
}

const building = '/api/v1/frontend/buildings/1'

it('answers over a real socket as the contract says [API-71]', async () => {
  const { status, body } = await get(building)
  expect(status).toBe(200)
  expect(
    getBuilding.reply.kind === 'json' && getBuilding.reply.schema.parse(JSON.parse(String(body))),
  ).toBeTruthy()
})

it('sends it compressed to whoever can read that, and 304 to whoever has it', async () => {
  const plain = await get(building)
  const small = await get(building, { 'accept-encoding': 'br, gzip' })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, authorization' })
  expect(small.body.length).toBeLessThan(plain.body.length / 5)
  expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true)
  const known = await get(building, { 'accept-encoding': 'br', 'if-none-match': String(small.headers.etag) })
  expect([known.status, known.body.length]).toEqual([304, 0])
  const { etag, vary, 'cache-control': caching } = small.headers
  expect(known.headers).toMatchObject({ etag, vary, 'cache-control': caching })
})

it('takes the host from the request [API-51]', async () => {
  const count = async (host: string) => {
    const { body } = await get('/api/v1/frontend/projects?type=geocode', { host })
    return JSON.parse(String(body)).data.length
  }
  expect(await count('localhost:3000')).toBe(1)
  expect(await count('all.localhost:3000')).toBe(13)
})

it.each(['/api/v1/frontend/nothing', '/th-server/x', '/files/x', '/nothing'])(
  'answers 404 to %s',
  async (path) => {
    const { status, body, headers } = await get(path)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(Refusal.parse(JSON.parse(String(body))).errors[0]?.code).toBe('not-found')
  },
)

it('refuses a malformed address in the same shape', async () => {
  const { status, body } = await get('/api/v1/%E0%A4%A')
  expect(status).toBe(400)
  expect(Refusal.parse(JSON.parse(String(body))).errors[0]?.code).toBe('invalid-input')
})
