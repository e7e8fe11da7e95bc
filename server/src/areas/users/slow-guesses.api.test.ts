import { randomUUID } from 'node:crypto'
import { logIn } from '@belvedere/contract/calls/users'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectRedis } from '../../platform/http/redis.ts'
import { makeAccount, PASSWORD } from '../../testing/accounts.ts'
import { addressOf } from '../../testing/address-of.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** What one address may guess on one account, and all of them together, in a quarter of an hour. */
const OF_ONE = 10
const OF_ALL = 50

/** Once more if the clock's window turned meanwhile. */
const RETRY = { retry: 1 }

const someone = () => `${randomUUID()}@test.example`

/** Each in a network of its own, as many as are needed. */
const stranger = (n: number) => `2001:db8:0:${n.toString(16)}::1`

let server: TestApp

async function logInFrom(
  remoteAddress: string,
  username: string,
  { password = PASSWORD, cookie = '' }: { password?: string; cookie?: string } = {},
) {
  const headers = { 'content-type': 'application/json', cookie }
  const payload = JSON.stringify({ username, password })
  const url = addressOf(logIn, {})
  return server.app.inject({ method: 'POST', url, remoteAddress, headers, payload })
}

/** Bad logins one after another; how many of them were refused for being too many. */
async function guess(remoteAddress: string, username: string, times: number, cookie = '') {
  let refused = 0
  for (let n = 0; n < times; n += 1) {
    const { statusCode } = await logInFrom(remoteAddress, username, { password: 'a guess', cookie })
    expect([422, 429]).toContain(statusCode)
    if (statusCode === 429) refused += 1
  }
  return refused
}

const deviceOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';', 1)[0] ?? '')
    .find((cookie) => cookie.startsWith('device=')) ?? ''

describe('guessing', () => {
  const redis = connectRedis(process.env.REDIS_URL ?? '')
  beforeAll(async () => {
    server = await createTestApp({ redis })
  })
  afterAll(async () => {
    await server.close()
    redis.disconnect()
  })

  it(
    'is slowed and then refused per account and address, alike for an account that is not there [SEC-05, ACC-11]',
    RETRY,
    async () => {
      for (const email of [(await makeAccount(server)).email, someone()]) {
        const start = performance.now()
        expect(await guess(stranger(1), email, OF_ONE)).toBe(0)
        expect(performance.now() - start, 'each takes twice as long as the one before').toBeGreaterThan(3_000)
        expect(await guess(stranger(1), email.toUpperCase(), 1)).toBe(1)
        expect(await guess(stranger(2), email, 1), 'from another address').toBe(0)
        expect(await guess(stranger(1), someone(), 1), 'on another account').toBe(0)
      }
    },
  )

  it(
    'is what counts: whoever has the right password logs in as often as they like [SEC-05]',
    RETRY,
    async () => {
      const { email } = await makeAccount(server)
      for (let n = 0; n < 2 * OF_ONE; n += 1)
        expect((await logInFrom(stranger(1), email)).statusCode).toBe(200)
    },
  )

  it(
    'by strangers, from one address or from many, does not lock the owner out of a known device [SEC-05]',
    RETRY,
    async () => {
      const { email } = await makeAccount(server)
      const cookie = deviceOf(await logInFrom(stranger(1), email))
      // Each address its share, until the account bears no more.
      await Promise.all(
        Array.from({ length: OF_ALL / OF_ONE + 1 }, (_, n) => guess(stranger(100 + n), email, OF_ONE)),
      )
      expect((await logInFrom(stranger(200), email)).statusCode, 'an unknown device waits').toBe(429)
      expect((await logInFrom(stranger(200), email, { cookie })).statusCode, 'a known one does not').toBe(200)
      expect((await logInFrom(stranger(1), email, { cookie })).statusCode).toBe(200)
    },
  )

  it('from all addresses of one IPv6 network counts as from one [SEC-05]', RETRY, async () => {
    const { email } = await makeAccount(server)
    for (let n = 1; n <= OF_ONE; n += 1) expect(await guess(`2001:db8:0:ff::${n}`, email, 1)).toBe(0)
    expect(await guess('2001:db8:0:ff:1:2:3:4', email, 1)).toBe(1)
  })

  it('one address alone cannot use up what an account bears from all [SEC-05]', RETRY, async () => {
    const { email } = await makeAccount(server)
    expect(await guess(stranger(1), email, OF_ONE + OF_ALL)).toBe(OF_ALL)
    expect((await logInFrom(stranger(2), email)).statusCode).toBe(200)
  })

  it('on a known device is slowed and refused too, for that device alone [SEC-05]', RETRY, async () => {
    const { email } = await makeAccount(server)
    const [phone, desktop] = [await logInFrom(stranger(1), email), await logInFrom(stranger(1), email)]
    // Every login gives a mark of its own.
    expect(await guess(stranger(1), email, OF_ONE + 1, deviceOf(phone))).toBe(1)
    expect((await logInFrom(stranger(1), email, { cookie: deviceOf(desktop) })).statusCode).toBe(200)
  })

  it(
    "the mark of one's device is worth nothing on another account, nor is one that was made up [SEC-05]",
    RETRY,
    async () => {
      const [own, other] = [await makeAccount(server), await makeAccount(server)]
      const cookie = deviceOf(await logInFrom(stranger(1), own.email))
      expect(cookie).toMatch(/^device=\d+\.[\w-]{16}\.[\w-]{43}$/)
      const forged = cookie.replace(`=${own.id}.`, `=${other.id}.`)
      await guess(stranger(1), other.email, OF_ONE)
      for (const mark of [cookie, forged, 'device=', 'device=..', `device=${other.id}.x.y`])
        expect((await logInFrom(stranger(1), other.email, { cookie: mark })).statusCode).toBe(429)
    },
  )
})

describe('many bad logins from one address', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('as of everyone behind a proxy that nobody configured, lock nobody out [SEC-05]', RETRY, async () => {
    vi.stubEnv('ACCOUNT_RATE_LIMIT', '3')
    server = await createTestApp()
    const { email } = await makeAccount(server)
    for (let n = 0; n < 6; n += 1) expect(await guess(stranger(1), someone(), 1)).toBe(0)
    const start = performance.now()
    expect((await logInFrom(stranger(1), email)).statusCode).toBe(200)
    expect(performance.now() - start, 'but are slowed').toBeGreaterThan(500)
    await server.close()
  })
})
