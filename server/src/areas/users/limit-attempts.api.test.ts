import { randomUUID } from 'node:crypto'
import type { Call } from '@belvedere/contract/call'
import { confirmEmail, resetPassword, signUp } from '@belvedere/contract/calls/users'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectRedis } from '../../platform/http/redis.ts'
import { makeAccount } from '../../testing/accounts.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const someone = () => `${randomUUID()}@test.example`

/** A body for each call that asks about an address. */
const CALLS: [string, Call, (email: string) => object, number][] = [
  ['sign-up', signUp, (email) => ({ email, firstName: 'Ana', lastName: 'Savić' }), 5],
  ['a forgotten password', resetPassword, (username) => ({ username }), 5],
  ['a mail sent again', confirmEmail, (userEmailAdress) => ({ userEmailAdress }), 5],
]

describe('attempts are limited', () => {
  let server: TestApp
  const redis = connectRedis(process.env.REDIS_URL ?? '')
  beforeAll(async () => {
    server = await createTestApp({ redis })
  })
  afterAll(async () => {
    await server.close()
    redis.disconnect()
  })

  it.each(CALLS)(
    '%s, on one account, alike for one that is not there [ACC-11]',
    // Once more if the clock's window turned meanwhile.
    { retry: 1 },
    async (_, call, body, most) => {
      for (const email of [(await makeAccount(server)).email, someone()]) {
        const ask = (of: string) => server.status(call, {}, {}, {}, body(of))
        for (let attempt = 0; attempt < most; attempt += 1) expect(await ask(email)).not.toBe(429)
        expect(await ask(email)).toBe(429)
        expect(await ask(email.toUpperCase())).toBe(429)
        expect(await ask(someone())).not.toBe(429)
      }
    },
  )
})

describe('attempts are limited without Redis too', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('from one address, whatever the accounts', async () => {
    vi.stubEnv('ACCOUNT_RATE_LIMIT', '3')
    const server = await createTestApp()
    for (const [, call, body] of CALLS.slice(0, 2)) {
      const statuses = []
      for (let attempt = 0; attempt < 4; attempt += 1)
        statuses.push(await server.status(call, {}, {}, {}, body(someone())))
      expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true])
    }
    await server.close()
  })
})
