import { endOneSession, endOtherSessions, listSessions } from '@belvedere/contract/calls/security'
import { listOwnSecurityEvents } from '@belvedere/contract/calls/security-events'
import { getProfile, logIn as logInCall } from '@belvedere/contract/calls/users'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount, PASSWORD } from '../../../testing/accounts.ts'
import { logIn } from '../../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'

async function logInFrom(username: string, device: string) {
  const headers = { 'user-agent': device }
  const reply = await server.ask(logInCall, {}, {}, headers, { username, password: PASSWORD })
  return { ...headers, authorization: `Bearer ${reply.json().data.attributes.token}` }
}

const sessions = (headers: Record<string, string>) => server.read(listSessions, {}, {}, headers)

const isIn = async (headers: Record<string, string>) =>
  (await server.status(getProfile, {}, {}, headers)) === 200

it('sessions are listed with device and time, this one first [SEC-04]', async () => {
  const { username } = await makeAccount(server)
  const phone = await logInFrom(username, IPHONE)
  const laptop = await logInFrom(username, WINDOWS)
  const list = await sessions(phone)
  expect(list).toMatchObject([
    { device: IPHONE, here: true },
    { device: WINDOWS, here: false },
  ])
  for (const { openedAt, usedAt } of list)
    for (const time of [openedAt, usedAt])
      expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000)
  expect((await sessions(laptop))[0]).toMatchObject({ device: WINDOWS, here: true })
})

it('a session is ended by its owner, one by one or all others, and is over at once [SEC-04]', async () => {
  const { username } = await makeAccount(server)
  const stranger = await logIn(server, (await makeAccount(server)).id)
  const here = await logInFrom(username, WINDOWS)
  const [phone, tablet, kiosk] = [
    await logInFrom(username, IPHONE),
    await logInFrom(username, IPHONE),
    await logInFrom(username, IPHONE),
  ]
  const { id = 0 } = (await sessions(phone))[0] ?? {}
  expect(await server.status(endOneSession, { id }, {}, stranger)).toBe(403)
  expect(await isIn(phone)).toBe(true)
  expect(await server.status(endOneSession, { id }, {}, here)).toBe(200)
  expect(await isIn(phone)).toBe(false)
  expect(await sessions(here)).toHaveLength(3)

  expect(await server.read(endOtherSessions, {}, {}, here)).toMatchObject({ ended: 2 })
  expect([await isIn(tablet), await isIn(kiosk), await isIn(here), await isIn(stranger)]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(await sessions(here)).toHaveLength(1)
  const { data } = (await server.ask(listOwnSecurityEvents, {}, {}, here)).json()
  const ended = data.filter(
    (event: { attributes: { kind: string } }) => event.attributes.kind === 'session-ended',
  )
  expect(ended).toHaveLength(3)
  expect(ended[0].attributes.details).toEqual({ name: 'Safari, iPhone' })
})
