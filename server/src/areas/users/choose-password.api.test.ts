import { randomUUID } from 'node:crypto'
import type { Call } from '@belvedere/contract/call'
import {
  confirmEmail,
  confirmEmailVerify,
  resetPassword,
  setPassword,
  signUp,
  updatePassword,
} from '@belvedere/contract/calls/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, makeMailedToken, PASSWORD } from '../../testing/accounts.ts'
import type { Mailbox } from '../../testing/mailbox.ts'
import { type MailingApp, startMailingApp, tokenIn } from '../../testing/mailing-app.ts'
import { codeOf, sessionDesk } from '../../testing/session-desk.ts'
import type { TestApp } from '../../testing/test-app.ts'

let server: TestApp
let mailbox: Mailbox
let mailing: MailingApp
beforeAll(async () => {
  mailing = await startMailingApp()
  ;({ server, mailbox } = mailing)
})
afterAll(() => mailing?.close())

const someone = () => `${randomUUID()}@test.example`
const REGISTRANT = { password: PASSWORD, firstName: 'Ana', lastName: 'Savić' }

const post = (call: Call, body: unknown) => server.ask(call, {}, {}, {}, body)

const NEW = 'brand new words'

const { logInAs } = sessionDesk(() => server)

describe('the password of an account', () => {
  it('of two sign-ups with one address neither decides the password [SEC-03]', async () => {
    const email = someone()
    const stranger = { ...REGISTRANT, email, password: 'of a stranger' }
    await server.read(signUp, {}, {}, {}, { ...REGISTRANT, email })
    await mailbox.waitForMail(email)
    await server.read(signUp, {}, {}, {}, stranger)
    await mailbox.waitForMail(email, 2)
    await server.read(signUp, {}, {}, {}, { email, firstName: 'Ana', lastName: 'Savić' })
    await mailbox.waitForMail(email, 3)
    const tokens = (await mailbox.mailsTo(email)).map((mail) => tokenIn(mail, '/email-verified'))
    const statuses = await Promise.all(
      tokens.map((token) => server.status(confirmEmailVerify, {}, {}, {}, { token })),
    )
    expect(statuses.toSorted(), 'the latest link alone').toEqual([200, 410, 410])
    const token = tokens[statuses.indexOf(200)]
    for (const password of [PASSWORD, stranger.password])
      expect(codeOf(await logInAs(email, password))).toBe('credentials-mismatch')
    await server.read(setPassword, {}, {}, {}, { token, password: NEW })
    // Once confirmed, a sign-up changes nothing.
    await server.read(signUp, {}, {}, {}, stranger)
    expect(codeOf(await logInAs(email, stranger.password))).toBe('credentials-mismatch')
    expect((await logInAs(email, NEW)).statusCode).toBe(200)
  })

  it('the server demands 8 characters and none of the commonest, with a message of its own [SEC-03]', async () => {
    const { id, email } = await makeAccount(server)
    const token = await makeMailedToken(server, 'reset-password', { userId: id })
    for (const password of ['1234567', 'password', 'Password', '12345678', 'iloveyou', 'qwertyuiop'])
      for (const call of [setPassword, resetPassword]) {
        const reply = await post(call, { token, password })
        expect([password, reply.statusCode, codeOf(reply)]).toEqual([password, 422, 'weak-password'])
      }
    const short = await post(setPassword, { token, password: '1234' })
    expect([short.statusCode, codeOf(short)], "the form's own least").toEqual([400, 'invalid-input'])
    expect((await logInAs(email)).statusCode, 'nothing was changed').toBe(200)
    await server.read(setPassword, {}, {}, {}, { token, password: 'zvezda77' })
    expect((await logInAs(email, 'zvezda77')).statusCode).toBe(200)
  })

  it('whoever confirmed the address without choosing a password is mailed the link again [ACC-02, SEC-03]', async () => {
    const { email } = await makeAccount(server, { password: false })
    await server.read(confirmEmail, {}, {}, {}, { userEmailAdress: email })
    const token = tokenIn(await mailbox.waitForMail(email), '/email-verified')
    await server.read(setPassword, {}, {}, {}, { token, password: NEW })
    expect((await logInAs(email, NEW)).statusCode).toBe(200)
  })

  it("a changed password is told by mail, in the account's language [SEC-03, SEC-05]", async () => {
    for (const [locale, subject, path] of [
      ['en', 'Your password was changed', '/ForgotPassword'],
      ['sr-Latn', 'Vaša lozinka je promenjena', '/rs/ForgotPassword'],
    ] as const) {
      const { id, email } = await makeAccount(server)
      await server.owner.updateTable('users').set({ locale }).where('id', '=', id).execute()
      const token = await makeMailedToken(server, 'reset-password', { userId: id })
      await server.read(setPassword, {}, {}, {}, { token, password: NEW })
      const reset = await mailbox.waitForMail(email)
      expect([reset.subject, reset.links]).toEqual([subject, [`https://homes.example${path}`]])

      const session = (await logInAs(email, NEW)).json().data.attributes
      const headers = { authorization: `Bearer ${session.token}` }
      const change = { presentPassword: NEW, password: 'yet another one' }
      await server.read(updatePassword, {}, {}, headers, change)
      const changed = await mailbox.waitForMail(email, 2)
      expect(changed.subject).toBe(subject)
      for (const secret of [NEW, change.password, token]) expect(changed.text).not.toContain(secret)
    }
  })
})
