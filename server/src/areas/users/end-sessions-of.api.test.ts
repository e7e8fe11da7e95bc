import { getProfile } from '@belvedere/contract/calls/users'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { logIn } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { endSessionsOf } from './end-sessions-of.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** Someone who is logged in twice, and whether each of the two sessions still opens anything. */
async function someone() {
  const { id, email } = await makeAccount(server)
  const sessions = [await logIn(server, id), await logIn(server, id)]
  const statuses = () => Promise.all(sessions.map((headers) => server.status(getProfile, {}, {}, headers)))
  return { email, statuses }
}

it('whoever runs the product ends the sessions of one account, and no others', async () => {
  const [one, other] = [await someone(), await someone()]
  await endSessionsOf(server.members, one.email.toUpperCase())
  expect(await one.statuses()).toEqual([401, 401])
  expect(await other.statuses()).toEqual([200, 200])
})

it('or those of everyone', async () => {
  const all = [await someone(), await someone()]
  await endSessionsOf(server.members, 'everyone')
  for (const { statuses } of all) expect(await statuses()).toEqual([401, 401])
})

it('says so when there is no such account', async () => {
  await expect(endSessionsOf(server.members, 'nobody@test.example')).rejects.toThrow('There is no account')
})
