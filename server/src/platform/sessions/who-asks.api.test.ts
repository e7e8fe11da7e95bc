import { randomBytes, randomUUID } from 'node:crypto'
import { getApartment, listApartmentPois } from '@belvedere/contract/calls/apartments'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { ACCESS_TOKEN_S, signAccessToken } from './access-token.ts'

const RIVA = 1
const HOUR_MS = 3_600_000

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** The demo's buyer, who is on the project, in a session of their own. */
async function session() {
  const { id: userId } = await server.owner
    .selectFrom('users')
    .where('email', '=', 'user@riva.example')
    .select('id')
    .executeTakeFirstOrThrow()
  const sessionId = randomUUID()
  await server.owner
    .insertInto('refresh_tokens')
    .values({
      family_id: sessionId,
      user_id: userId,
      token_hash: randomBytes(32),
      expires_at: new Date(Date.now() + HOUR_MS),
    })
    .execute()
  const token = await signAccessToken({ userId, sessionId }, server.config.authSecret)
  return { userId, sessionId, headers: { authorization: `Bearer ${token}` } }
}

it('gives the price to a user on the project whose role is selected, and to them alone', async () => {
  const { headers } = await session()
  const reply = await server.ask(getApartment, { id: 1001 }, {}, headers)
  expect(reply.json().data.attributes.properties.price).toBe('362,000')
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(reply.headers.etag).toBeUndefined()
  const visitor = await server.ask(getApartment, { id: 1001 })
  expect(visitor.payload).not.toContain('362')
})

it('leaves the price out once the role is not selected any more', async () => {
  const { headers } = await session()
  await server.owner
    .updateTable('projects')
    .set({ selected_roles: [ROLES.sales_agent] })
    .where('id', '=', RIVA)
    .execute()
  const reply = await server.ask(getApartment, { id: 1001 }, {}, headers)
  expect(reply.json().data.attributes.properties).not.toHaveProperty('price')
})

it('believes a token only as long as its session lasts', async () => {
  const { sessionId, headers } = await session()
  const status = async () => (await server.ask(listApartmentPois, { id: 1001 }, {}, headers)).statusCode
  expect(await status()).toBe(200)
  await server.owner
    .updateTable('refresh_tokens')
    .set({ revoked_at: new Date() })
    .where('family_id', '=', sessionId)
    .execute()
  expect(await status()).toBe(401)
})

it('believes a token only as long as its user is not blocked', async () => {
  const { userId, headers } = await session()
  await server.owner.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', userId).execute()
  expect((await server.ask(listApartmentPois, { id: 1001 }, {}, headers)).statusCode).toBe(401)
})

it('keeps access tokens short: ten minutes', () => {
  expect(ACCESS_TOKEN_S).toBe(600)
})
