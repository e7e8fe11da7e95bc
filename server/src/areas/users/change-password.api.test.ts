import { updatePassword } from '@belvedere/contract/calls/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, PASSWORD } from '../../testing/accounts.ts'
import { bearer, codeOf, cookieOf, sessionDesk } from '../../testing/session-desk.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const { logInAs, refreshWith, profileStatus, eventsOf } = sessionDesk(() => server)

describe('password update', () => {
  it('changes the password and ends the other sessions [ACC-06, API-06]', async () => {
    const { email } = await makeAccount(server)
    const [here, elsewhere] = [await logInAs(email), await logInAs(email)]
    const change = { presentPassword: PASSWORD, password: 'a new one' }
    const reply = await server.ask(updatePassword, {}, {}, bearer(here), change)
    expect(reply.statusCode).toBe(200)
    expect(await profileStatus(bearer(here))).toBe(200)
    expect((await refreshWith(cookieOf(here))).statusCode).toBe(200)
    expect(await profileStatus(bearer(elsewhere))).toBe(401)
    expect((await refreshWith(cookieOf(elsewhere))).statusCode).toBe(401)
    expect(codeOf(await logInAs(email))).toBe('credentials-mismatch')
    expect((await logInAs(email, 'a new one')).statusCode).toBe(200)
  })

  it('takes the present password, and none that is short or common [SEC-03, API-06]', async () => {
    const { id, email } = await makeAccount(server)
    const here = await logInAs(email)
    const change = (presentPassword: string | undefined, password: string) =>
      server.ask(updatePassword, {}, {}, bearer(here), { presentPassword, password })
    const refusals = [
      [await change(undefined, 'a new one'), 400, 'invalid-input'],
      [await change('a wrong one', 'a new one'), 422, 'wrong-password'],
      [await change(PASSWORD, '1234567'), 422, 'weak-password'],
      [await change(PASSWORD, 'Football'), 422, 'weak-password'],
    ] as const
    for (const [reply, status, code] of refusals)
      expect([reply.statusCode, codeOf(reply)]).toEqual([status, code])
    expect((await logInAs(email)).statusCode).toBe(200)
    expect((await change(PASSWORD, 'a new one')).statusCode).toBe(200)
    expect(await eventsOf(id)).toEqual(['login', 'login', 'password-changed'])
  })

  it('an open session alone does not let guess the present one without end [SEC-05, API-06]', async () => {
    const { email } = await makeAccount(server)
    const here = await logInAs(email)
    const guess = () =>
      server.status(updatePassword, {}, {}, bearer(here), {
        presentPassword: 'a guess',
        password: 'a new one',
      })
    const statuses = []
    for (let guesses = 0; guesses < 11; guesses += 1) statuses.push(await guess())
    expect(statuses).toEqual([...Array(10).fill(422), 429])
    expect((await logInAs(email)).statusCode, 'the owner logs in all the same').toBe(200)
  })
})
