import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readConfig } from '../config.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const url = '/.well-known/security.txt'

it('says whom to tell of a weakness, as RFC 9116 wants it', async () => {
  const config = { ...server.config, securityContact: 'mailto:security@homes.example' }
  const other = await createTestApp({ config: { ...config, publicUrl: 'http://localhost:3000' } })
  try {
    const reply = await other.app.inject({ url })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    const [contact, expires = '', languages, canonical] = reply.body.split('\n')
    expect(contact).toBe('Contact: mailto:security@homes.example')
    const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(363)
    expect(days).toBeLessThanOrEqual(365)
    expect(languages).toBe('Preferred-Languages: en, sr')
    expect(canonical).toBe(`Canonical: http://localhost:3000${url}`)
  } finally {
    await other.close()
  }
})

it('is not there where nobody is named', async () => {
  expect((await server.app.inject({ url })).statusCode).toBe(404)
})

it.each(['security@homes.example', 'the porter', 'mailto:', 'ftp://homes.example'])(
  'takes no %o',
  (contact) => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1/none', SECURITY_CONTACT: contact }
    expect(() => readConfig(env)).toThrow('SECURITY_CONTACT must be like mailto:security@homes.example')
  },
)
