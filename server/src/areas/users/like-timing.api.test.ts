import { randomUUID } from 'node:crypto'
import { confirmEmail, logIn, resetPassword, signUp } from '@belvedere/contract/calls/users'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount, PASSWORD } from '../../testing/accounts.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** One account for each round, since an account bears few attempts. */
const ROUNDS = 40
/** A busy machine may make as much of a difference, without anything to be learnt from it. */
const NOISE_MS = 4

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const someone = () => `${randomUUID()}@test.example`
const names = { firstName: 'Ana', lastName: 'Savić' }

const CALLS = {
  'a login': (email: string) => server.ask(logIn, {}, {}, {}, { username: email, password: 'a wrong one' }),
  'a sign-up': (email: string) => server.ask(signUp, {}, {}, {}, { ...names, email, password: PASSWORD }),
  'a forgotten password': (email: string) => server.ask(resetPassword, {}, {}, {}, { username: email }),
  'a mail sent again': (email: string) => server.ask(confirmEmail, {}, {}, {}, { userEmailAdress: email }),
}

it.each(Object.entries(CALLS))(
  '%s is answered as fast for an address that is known as for one that is not [ACC-11]',
  { retry: 2, timeout: 60_000 },
  async (_, ask) => {
    const times = { known: [] as number[], unknown: [] as number[] }
    const measure = async (who: keyof typeof times, email: string) => {
      const start = performance.now()
      await ask(email)
      times[who].push(performance.now() - start)
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const { email } = await makeAccount(server)
      // Each goes first every other time.
      if (round % 2) await measure('known', email)
      await measure('unknown', someone())
      if (round % 2 === 0) await measure('known', email)
    }
    const [known, unknown] = [lowerQuartile(times.known), lowerQuartile(times.unknown)]
    expect(Math.abs(known - unknown), `${known} ms against ${unknown} ms`).toBeLessThan(
      Math.max(NOISE_MS, 0.25 * unknown),
    )
  },
)

/** Steadier than the median where other programs come between. */
const lowerQuartile = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0
