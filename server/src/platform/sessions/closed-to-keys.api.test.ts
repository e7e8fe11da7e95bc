import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeIdentities, RIVA } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { keyHash, newApiKey } from './api-key.ts'

/** These are the same for everyone and look at nobody's token, by hand from the requirements. */
const FOR_EVERYONE = [
  '/healthz',
  '/readyz',
  '/.well-known/security.txt',
  '/.well-known/webauthn',
  // A tile that is public; whoever asks for one that waits is looked at.
  '/files/:pyramid/:pass/:level/:tile',
  '/api/*',
  '/th-server/*',
  '/files/*',
]

let server: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  server = await createTestApp()
  const people = await makeIdentities(server)
  const key = newApiKey()
  await sql`insert into api_keys (project_id, name, ending, secret_hash, scopes, made_by)
    values (${RIVA}, 'Nothing', 'none', ${keyHash(key)}, '{}', ${people.project_admin.userId})`.execute(
    server.owner,
  )
  headers = { authorization: `Bearer ${key}` }
})
afterAll(() => server.close())

/** Addresses of things that may well be there: an id is 1, a tile is of a picture that nobody has. */
const addressAt = (route: string) =>
  route
    .replace(':pyramid', `${randomBytes(16).toString('hex')}.png.tiles`)
    .replace(':tile', '0_0.webp')
    .replaceAll(/:\w+/g, '1')
    .replace('*', 'nothing')

it('a key without scopes opens no route at all, whoever serves it [SEC-11]', async () => {
  const open: string[] = []
  let asked = 0
  for (const [url, methods] of server.app.servedRoutes)
    for (const method of new Set(methods)) {
      if (FOR_EVERYONE.includes(url) || method === 'OPTIONS') continue
      asked += 1
      const type = url.endsWith('/bytes') ? 'application/offset+octet-stream' : 'application/json'
      const payload = method === 'GET' || method === 'HEAD' || method === 'DELETE' ? undefined : '{}'
      const reply = await server.app.inject({
        method: method as 'GET',
        url: addressAt(url),
        headers: { ...headers, ...(payload && { 'content-type': type }) },
        ...(payload && { payload }),
      })
      if (reply.statusCode !== 403) open.push(`${method} ${url} ${reply.statusCode}`)
    }
  expect(open).toEqual([])
  expect(asked).toBeGreaterThan(200)
})
