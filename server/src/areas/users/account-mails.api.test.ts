import { randomUUID } from 'node:crypto'
import {
  confirmEmail,
  confirmEmailVerify,
  refreshToken,
  resetPassword,
  setPassword,
  signUp,
  verifyPasswordReset,
} from '@belvedere/contract/calls/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, makeMailedToken, makeRefreshHeaders, PASSWORD } from '../../testing/accounts.ts'
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

const NEW = 'brand new words'

const { logInAs } = sessionDesk(() => server)

describe('accounts by mail', () => {
  it('sign-up mails a link that confirms the address, and with which the password is chosen [ACC-01, ACC-02, SEC-03, API-07, API-11, API-13]', async () => {
    const email = someone()
    const answer = await server.read(signUp, {}, {}, {}, { ...REGISTRANT, email })
    expect(answer).toEqual({ id: email, email })
    expect(codeOf(await logInAs(email)), 'a password that was sent along is ignored').toBe(
      'credentials-mismatch',
    )

    const mail = await mailbox.waitForMail(email)
    expect(mail.subject).toBe('Confirm your e-mail address')
    expect(mail.from).toBe('Belvedere <no-reply@belvedere.example>')
    const token = tokenIn(mail, '/email-verified')
    // As often as the page is opened, until a password was chosen on it.
    for (let visit = 0; visit < 2; visit += 1)
      expect(await server.read(confirmEmailVerify, {}, {}, {}, { token })).toEqual({ id: email, email })
    expect(codeOf(await logInAs(email)), 'confirmed, but without a password').toBe('credentials-mismatch')
    await server.read(setPassword, {}, {}, {}, { token, password: NEW })
    expect((await logInAs(email, NEW)).statusCode).toBe(200)
    expect(codeOf(await logInAs(email))).toBe('credentials-mismatch')
    for (const call of [confirmEmailVerify, setPassword])
      expect(await server.status(call, {}, {}, {}, { token, password: PASSWORD }), 'works once').toBe(410)
  })

  it('mails speak the language that was asked for, and lead to its pages [ACC-01, ACC-02, ACC-04]', async () => {
    const email = someone()
    await server.read(signUp, {}, {}, {}, { ...REGISTRANT, email, localeId: 'rs' })
    const verify = await mailbox.waitForMail(email)
    expect(verify.subject).toBe('Potvrdite svoju e-mail adresu')
    expect(verify.text).toContain('Zdravo Ana,')
    expect(verify.html).toContain('lang="sr-Latn"')
    tokenIn(verify, '/rs/email-verified')
    await server.read(resetPassword, {}, {}, {}, { username: email, localeId: 'rs' })
    const reset = await mailbox.waitForMail(email, 2)
    expect(reset.subject).toBe('Izaberite novu lozinku')
    tokenIn(reset, '/rs/reset-login')
  })

  it('the confirmation is mailed again on request, in English unless said otherwise [ACC-02, API-15]', async () => {
    const { email } = await makeAccount(server, { verified: false })
    const answer = await server.read(confirmEmail, {}, {}, {}, { userEmailAdress: email })
    expect(answer).toEqual({ id: email, email })
    const mail = await mailbox.waitForMail(email)
    expect(mail.subject).toBe('Confirm your e-mail address')
    await server.read(confirmEmailVerify, {}, {}, {}, { token: tokenIn(mail, '/email-verified') })
    expect((await logInAs(email)).statusCode).toBe(200)
  })

  it('a forgotten password is replaced through a mailed link, which ends every session [ACC-04, API-12, API-13, API-14]', async () => {
    const { id, email } = await makeAccount(server)
    const session = await makeRefreshHeaders(server, id)
    await server.read(resetPassword, {}, {}, {}, { username: email })
    const mail = await mailbox.waitForMail(email)
    expect(mail.subject).toBe('Choose a new password')
    const token = tokenIn(mail, '/reset-login')

    expect(await server.read(verifyPasswordReset, {}, {}, {}, { token })).toEqual({ id: email, email })
    await server.read(setPassword, {}, {}, {}, { token, password: NEW })
    expect(codeOf(await logInAs(email))).toBe('credentials-mismatch')
    expect((await logInAs(email, NEW)).statusCode).toBe(200)
    expect(await server.status(refreshToken, {}, {}, session)).toBe(401)
  })

  it('the link is mailed to whoever has the username too [API-12]', async () => {
    const { email, username } = await makeAccount(server, { username: 'ana.savic' })
    expect(await server.read(resetPassword, {}, {}, {}, { username })).toEqual({
      id: username,
      email: username,
    })
    tokenIn(await mailbox.waitForMail(email), '/reset-login')
  })

  it('the reset call itself takes the token and password as well [ACC-04, API-12]', async () => {
    const { id, email } = await makeAccount(server)
    const token = await makeMailedToken(server, 'reset-password', { userId: id })
    await server.read(resetPassword, {}, {}, {}, { token, password: NEW })
    expect((await logInAs(email, NEW)).statusCode).toBe(200)
  })

  it('a mailed link works once, in its time, for its purpose [ACC-02, ACC-04, API-11, API-13, API-14]', async () => {
    const used = await makeMailedToken(server, 'reset-password')
    await server.read(setPassword, {}, {}, {}, { token: used, password: NEW })
    const late = await makeMailedToken(server, 'reset-password', { expiresAt: new Date(Date.now() - 1000) })
    const other = await makeMailedToken(server, 'verify-email')
    expect(await server.status(verifyPasswordReset, {}, {}, {}, { token: other })).toBe(410)
    for (const token of [used, late, 'nonsense']) {
      for (const call of [setPassword, verifyPasswordReset]) {
        const reply = await server.ask(call, {}, {}, {}, { token, password: NEW })
        expect([reply.statusCode, codeOf(reply)]).toEqual([410, 'invalid-token'])
      }
    }
    const reset = await makeMailedToken(server, 'reset-password')
    expect(await server.status(confirmEmailVerify, {}, {}, {}, { token: reset })).toBe(410)
  })

  it('a new password makes every other link for one void [ACC-04]', async () => {
    const { id } = await makeAccount(server)
    const [first, second] = await Promise.all([
      makeMailedToken(server, 'reset-password', { userId: id }),
      makeMailedToken(server, 'reset-password', { userId: id }),
    ])
    const statuses = await Promise.all(
      [first, second].map((token) => server.status(setPassword, {}, {}, {}, { token, password: NEW })),
    )
    expect(statuses.sort()).toEqual([200, 410])
  })

  it('a link of a blocked account sets no password', async () => {
    const { id } = await makeAccount(server, { blocked: true })
    const token = await makeMailedToken(server, 'reset-password', { userId: id })
    for (const call of [verifyPasswordReset, setPassword])
      expect(await server.status(call, {}, {}, {}, { token, password: NEW })).toBe(410)
  })

  it('used by twenty at once, a link works for one of them', async () => {
    const token = await makeMailedToken(server, 'reset-password')
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => server.status(setPassword, {}, {}, {}, { token, password: NEW })),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(19)
  })

  it('no token stands in the database or in the queue', async () => {
    const email = someone()
    await server.read(signUp, {}, {}, {}, { ...REGISTRANT, email })
    const token = tokenIn(await mailbox.waitForMail(email), '/email-verified')
    const { rows } = await sql<{ row: string }>`
      select t::text as row from email_tokens t union all select j::text from jobs.job j
    `.execute(server.owner)
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })

  it('a mail that is sent again carries the same link under the same Message-ID, and its job forgets the address [PRV-03]', async () => {
    const email = someone()
    await server.read(signUp, {}, {}, {}, { ...REGISTRANT, email })
    const first = await mailbox.waitForMail(email)
    const job = sql`(select email_tokens.id from email_tokens join users on users.id = user_id where email = ${email})`
    const kept = async () => {
      const { rows } = await sql<{ state: string; job: string }>`
        select state, to_jsonb(job)::text as job from jobs.job where id = ${job}`.execute(server.owner)
      return rows[0]
    }
    // What is done names nobody any more (PRV-03).
    await expect.poll(async () => (await kept())?.state, { timeout: 20_000 }).toBe('completed')
    expect((await kept())?.job).not.toContain(email)
    // As if the worker had died after the mail server took the mail, before it could say so.
    await sql`
      update jobs.job set state = 'retry', start_after = now(), completed_on = null,
        data = data || jsonb_build_object('name', ${email}::text)
      where id = ${job}`.execute(server.owner)
    const second = await mailbox.waitForMail(email, 2)
    expect(second.messageId).toBe(first.messageId)
    expect(second.links).toEqual(first.links)
  })
})

describe('no call tells whether an address has an account', () => {
  it('sign-up with an address that is taken answers alike, changes nothing, and tells its owner [ACC-01, ACC-11]', async () => {
    const { email } = await makeAccount(server)
    const form = { ...REGISTRANT, email, password: 'of a stranger' }
    expect(await server.read(signUp, {}, {}, {}, form)).toEqual({ id: email, email })
    const mail = await mailbox.waitForMail(email)
    expect(mail.subject).toBe('You already have an account')
    expect(mail.links).toEqual(['https://homes.example/login', 'https://homes.example/ForgotPassword'])
    expect((await logInAs(email)).statusCode).toBe(200)
    expect(codeOf(await logInAs(email, 'of a stranger'))).toBe('credentials-mismatch')
  })

  it('an address without account gets no mail, and its caller the same answer [ACC-11]', async () => {
    const unknown = someone()
    const known = (await makeAccount(server)).email
    const unverified = (await makeAccount(server, { verified: false })).email
    const answers = async (email: string) => {
      const replies = [
        await server.ask(resetPassword, {}, {}, {}, { username: email }),
        await server.ask(confirmEmail, {}, {}, {}, { userEmailAdress: email }),
      ]
      return replies.map(({ statusCode, payload, headers }) => {
        const { date: _, ...rest } = headers
        return [statusCode, payload.replaceAll(email, 'EMAIL'), { ...rest, 'content-length': '' }]
      })
    }
    expect(await answers(known)).toEqual(await answers(unknown))
    expect(await answers(unverified)).toEqual(await answers(unknown))
    await mailbox.waitForMail(unverified, 2)
    await mailbox.waitForMail(known)
    expect(await mailbox.mailsTo(unknown)).toEqual([])
  })

  it('a later sign-up that nobody confirmed makes the links of the earlier one void', async () => {
    const email = someone()
    await server.read(signUp, {}, {}, {}, { ...REGISTRANT, email })
    const first = tokenIn(await mailbox.waitForMail(email), '/email-verified')
    await server.read(signUp, {}, {}, {}, { ...REGISTRANT, email })
    await mailbox.waitForMail(email, 2)
    // Mails of one second lie in the box in no order.
    const tokens = (await mailbox.mailsTo(email)).map((mail) => tokenIn(mail, '/email-verified'))
    const second = tokens.find((token) => token !== first) ?? ''
    expect(await server.status(confirmEmailVerify, {}, {}, {}, { token: first })).toBe(410)
    expect(await server.status(confirmEmailVerify, {}, {}, {}, { token: second })).toBe(200)
  })

  it('a blocked account gets no mail', async () => {
    const { email } = await makeAccount(server, { blocked: true })
    await server.read(resetPassword, {}, {}, {}, { username: email })
    const other = (await makeAccount(server)).email
    await server.read(resetPassword, {}, {}, {}, { username: other })
    await mailbox.waitForMail(other)
    expect(await mailbox.mailsTo(email)).toEqual([])
  })
})
