import {
  beginCodes,
  confirmIdentity,
  getSecurity,
  logInWithCode,
  renewRecoveryCodes,
  turnCodesOff,
  turnCodesOn,
} from '@belvedere/contract/calls/security'
import { listOwnSecurityEvents } from '@belvedere/contract/calls/security-events'
import { getProfile, logIn as logInCall } from '@belvedere/contract/calls/users'
import { sql } from 'kysely'
import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seal, unseal } from '../../../platform/sealed-secret.ts'
import { makeAccount, PASSWORD } from '../../../testing/accounts.ts'
import { logIn } from '../../../testing/identities.ts'
import { giveCodes, pendingLogin } from '../../../testing/security-samples.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

type Reply = Awaited<ReturnType<TestApp['ask']>>

const codeOf = (reply: Reply) => reply.json<{ errors?: { code: string }[] }>().errors?.[0]?.code

const refusal = (reply: Reply) => [reply.statusCode, codeOf(reply)]

async function someone() {
  const account = await makeAccount(server)
  return { ...account, headers: await logIn(server, account.id) }
}

/** With codes on, as the calls turn them on. */
async function withCodes() {
  const user = await someone()
  const { key, uri, ticket } = await server.read(beginCodes, {}, {}, user.headers)
  const code = await generate({ secret: key })
  const { recoveryCodes } = await server.read(turnCodesOn, {}, {}, user.headers, { ticket, code })
  return { ...user, key, uri, code, recoveryCodes }
}

const nextCode = (secret: string) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })

const WRONG = '000000'

const step = (body: object) => server.ask(logInWithCode, {}, {}, {}, body)

const eventsOf = async (headers: Record<string, string>) => {
  const { data } = (await server.ask(listOwnSecurityEvents, {}, {}, headers)).json()
  return data.map((event: { attributes: { kind: string } }) => event.attributes.kind)
}

describe('one-time codes', () => {
  it('are on once a first code was shown, and give ten recovery codes this once [SEC-04]', async () => {
    const { email, headers, uri, key, recoveryCodes } = await withCodes()
    expect(uri).toMatch(/^otpauth:\/\/totp\//)
    expect(decodeURIComponent(uri)).toContain(email)
    expect(uri).toContain(key)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/)
    const answer = await server.ask(getSecurity, {}, {}, headers)
    expect(answer.json().data.attributes.codes).toEqual({ on: true, recoveryCodesLeft: 10 })
    for (const secret of [key, ...recoveryCodes]) expect(answer.payload).not.toContain(secret)
    expect(await eventsOf(headers)).toEqual(['codes-on'])
  })

  it('are not on before a right code was shown, nor with the ticket of something else [SEC-04]', async () => {
    const { headers, username } = await someone()
    const { ticket } = await server.read(beginCodes, {}, {}, headers)
    const on = (body: object) => server.ask(turnCodesOn, {}, {}, headers, body)
    expect(refusal(await on({ ticket, code: WRONG }))).toEqual([422, 'code-mismatch'])
    expect(refusal(await on({ ticket: 'nonsense', code: WRONG }))).toEqual([410, 'invalid-token'])
    expect((await server.read(getSecurity, {}, {}, headers)).codes.on).toBe(false)
    expect(await server.status(logInCall, {}, {}, {}, { username, password: PASSWORD })).toBe(200)
  })

  it('are turned on by the ticket of their own account alone, and once by each [SEC-04]', async () => {
    const [one, other] = [await someone(), await someone()]
    const { ticket, key } = await server.read(beginCodes, {}, {}, one.headers)
    const on = async (headers: Record<string, string>) =>
      server.ask(turnCodesOn, {}, {}, headers, { ticket, code: await generate({ secret: key }) })
    expect(refusal(await on(other.headers))).toEqual([410, 'invalid-token'])
    expect((await server.read(getSecurity, {}, {}, other.headers)).codes.on).toBe(false)
    expect((await on(one.headers)).statusCode).toBe(200)
    expect(refusal(await on(one.headers)), 'a second time').toEqual([410, 'invalid-token'])
  })

  it('make a login two steps: the password gives a ticket, the ticket with a code gives a session [SEC-04]', async () => {
    const { username, key } = await withCodes()
    const first = await server.ask(logInCall, {}, {}, {}, { username, password: PASSWORD })
    expect(refusal(first)).toEqual([403, 'code-required'])
    expect(first.headers['set-cookie']).toBeUndefined()
    const { pending } = first.json().meta
    const bearer = { authorization: `Bearer ${pending}` }
    expect(await server.status(getProfile, {}, {}, bearer), 'the ticket alone opens nothing').toBe(401)
    expect(refusal(await step({ pending, code: WRONG }))).toEqual([422, 'code-mismatch'])
    const second = await step({ pending, code: await nextCode(key) })
    expect(second.statusCode).toBe(200)
    expect(String(second.headers['set-cookie'])).toContain('refresh=')
    const { token } = second.json().data.attributes
    expect(await server.status(getProfile, {}, {}, { authorization: `Bearer ${token}` })).toBe(200)
  })

  it('a wrong password never learns that codes are on [SEC-04, ACC-11]', async () => {
    const { username } = await withCodes()
    const reply = await server.ask(logInCall, {}, {}, {}, { username, password: 'a wrong one' })
    expect(refusal(reply)).toEqual([422, 'credentials-mismatch'])
  })

  it('work once: neither the code that turned them on nor one that logged in comes again [SEC-04]', async () => {
    const { username, key, code } = await withCodes()
    const pending = await pendingLogin(server, username)
    expect(refusal(await step({ pending, code }))).toEqual([422, 'code-mismatch'])
    const next = await nextCode(key)
    const replies = await Promise.all(Array.from({ length: 3 }, () => step({ pending, code: next })))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
  })

  it('a recovery code works once instead, however it is typed; its use is kept [SEC-04]', async () => {
    const { username, headers, recoveryCodes } = await withCodes()
    const [first = '', second = ''] = recoveryCodes
    const pending = await pendingLogin(server, username)
    const typed = first.toUpperCase().replaceAll('-', ' ')
    expect((await step({ pending, recoveryCode: typed })).statusCode).toBe(200)
    expect(refusal(await step({ pending, recoveryCode: first }))).toEqual([422, 'code-mismatch'])
    expect((await server.read(getSecurity, {}, {}, headers)).codes.recoveryCodesLeft).toBe(9)
    expect(await eventsOf(headers)).toContain('recovery-code-used')

    const { recoveryCodes: renewed } = await server.read(renewRecoveryCodes, {}, {}, headers)
    expect(refusal(await step({ pending, recoveryCode: second })), 'the old ones are void').toEqual([
      422,
      'code-mismatch',
    ])
    expect((await step({ pending, recoveryCode: renewed[0] })).statusCode).toBe(200)
  })

  it('are guessed five times a minute at most, whatever the network address [SEC-04]', async () => {
    const { username, key } = await withCodes()
    const pending = await pendingLogin(server, username)
    const statuses = []
    for (let nth = 0; nth < 6; nth += 1) statuses.push((await step({ pending, code: WRONG })).statusCode)
    // A minute may have begun in between.
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422])
    const after = await step({ pending, code: await nextCode(key) })
    if (statuses[5] === 429) expect(after.statusCode).toBe(429)
  })

  it('a ticket ends with the password that it was given for [SEC-04]', async () => {
    const { id, username, key } = await withCodes()
    const pending = await pendingLogin(server, username)
    await server.owner.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute()
    expect(refusal(await step({ pending, code: await nextCode(key) }))).toEqual([410, 'invalid-token'])
    expect(refusal(await step({ pending: 'nonsense', code: WRONG }))).toEqual([410, 'invalid-token'])
  })

  it('are asked for where someone confirms by password, and turned off by whoever did [SEC-04]', async () => {
    const { id, headers, username, key } = await withCodes()
    await sql`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${id}`.execute(
      server.owner,
    )
    expect(refusal(await server.ask(turnCodesOff, {}, {}, headers))).toEqual([403, 'confirm-first'])
    const confirm = (body: object) => server.ask(confirmIdentity, {}, {}, headers, body)
    expect(refusal(await confirm({ password: PASSWORD }))).toEqual([403, 'code-required'])
    expect((await confirm({ password: PASSWORD, code: await nextCode(key) })).statusCode).toBe(200)
    expect(await server.status(turnCodesOff, {}, {}, headers)).toBe(200)
    expect(await server.status(logInCall, {}, {}, {}, { username, password: PASSWORD })).toBe(200)
    expect(await eventsOf(headers)).toContain('codes-off')
  })

  it('their keys lie sealed in the database, recovery codes as hashes [SEC-04]', async () => {
    const { key, recoveryCodes } = await withCodes()
    const { rows } = await sql<{ row: string }>`
      select c::text as row from one_time_codes c union all select r::text from recovery_codes r
    `.execute(server.owner)
    const kept = rows.map(({ row }) => row).join('\n')
    for (const secret of [key, ...recoveryCodes]) {
      expect(kept).not.toContain(secret)
      expect(kept).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  it('a changed AUTH_SECRET makes no code right, and leaves recovery codes [SEC-04]', async () => {
    const sealed = seal('JBSWY3DPEHPK3PXP', 'one secret', 'one-time codes')
    expect(unseal(sealed, 'one secret', 'one-time codes')).toBe('JBSWY3DPEHPK3PXP')
    expect(unseal(sealed, 'another secret', 'one-time codes')).toBeUndefined()
    const { id, username } = await someone()
    const key = await giveCodes(server, id)
    await server.owner
      .updateTable('one_time_codes')
      .set({ sealed_secret: seal(key, 'another secret', 'one-time codes') })
      .where('user_id', '=', id)
      .execute()
    const pending = await pendingLogin(server, username)
    const reply = await step({ pending, code: await generate({ secret: key }) })
    expect(refusal(reply)).toEqual([422, 'code-mismatch'])
  })
})
