import { randomBytes, randomUUID } from 'node:crypto'
import { deleteAccount } from '@belvedere/contract/calls/privacy'
import {
  addPasskey,
  beginCodes,
  beginPasskey,
  confirmIdentity,
  getSecurity,
  logInWithCode,
  logInWithPasskey,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  turnCodesOff,
  turnCodesOn,
} from '@belvedere/contract/calls/security'
import {
  getProfile,
  logIn as logInCall,
  resetPassword,
  setPassword,
  updatePassword,
} from '@belvedere/contract/calls/users'
import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, PASSWORD } from '../../../testing/accounts.ts'
import { logIn } from '../../../testing/identities.ts'
import { giveCodes } from '../../../testing/security-samples.ts'
import { askedToMake, askedToShow, givePasskey, softwarePasskey } from '../../../testing/software-passkey.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { tokenHash } from '../mailed-token.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

type Reply = Awaited<ReturnType<TestApp['ask']>>
type Headers = Record<string, string>

const refusal = (reply: Reply) => [
  reply.statusCode,
  reply.json<{ errors?: { code: string }[] }>().errors?.[0]?.code,
]

const NEEDED = [403, 'second-factor-required']
const BETTER_PASSWORD = 'a-heron-on-the-quay'

/** A session that was opened with the password, before there was any second factor. */
async function byPassword() {
  const account = await makeAccount(server)
  const reply = await server.ask(logInCall, {}, {}, {}, { username: account.username, password: PASSWORD })
  return { ...account, headers: { authorization: `Bearer ${reply.json().data.attributes.token}` } }
}

/** And one with a passkey alone, which that session never showed. */
async function withPasskey() {
  const account = await byPassword()
  return { ...account, ...{ key: await givePasskey(server, account.id) } }
}

async function mailedLink(userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await server.owner
    .insertInto('email_tokens')
    .values({
      id: randomUUID(),
      user_id: userId,
      purpose: 'reset-password',
      token_hash: tokenHash(token),
      expires_at: new Date(Date.now() + 600_000),
    })
    .execute()
  return token
}

const factorsKept = async (userId: number) => {
  const kept = await server.owner.selectFrom('passkeys').where('user_id', '=', userId).select('id').execute()
  const codes = await server.owner
    .selectFrom('one_time_codes')
    .where('user_id', '=', userId)
    .select('user_id')
    .execute()
  return { passkeys: kept.length, codes: codes.length }
}

describe('whoever has a passkey and no codes shows it before anything of it is changed', () => {
  type Try = (headers: Headers, passkeyId: number) => Promise<Reply>
  const TRIES: Record<string, Try> = {
    'security/confirm with the password': (headers) =>
      server.ask(confirmIdentity, {}, {}, headers, { password: PASSWORD }),
    'codes/begin': (headers) => server.ask(beginCodes, {}, {}, headers),
    'PUT codes': async (headers) => {
      // The ticket of somebody else's key: whose it is, is not in it.
      const { key, ticket } = await server.read(beginCodes, {}, {}, (await byPassword()).headers)
      return server.ask(turnCodesOn, {}, {}, headers, { ticket, code: await generate({ secret: key }) })
    },
    'passkeys/dialog': (headers) => server.ask(beginPasskey, {}, {}, headers),
    'POST passkeys': async (headers) => {
      const told = await askedToMake(server, (await byPassword()).headers)
      return server.ask(addPasskey, {}, {}, headers, { passkey: softwarePasskey().make(told) })
    },
    'PATCH passkeys': (headers, id) => server.ask(renamePasskey, { id }, {}, headers, { name: 'Mine' }),
    'DELETE passkeys': (headers, id) => server.ask(removePasskey, { id }, {}, headers),
    'DELETE codes': (headers) => server.ask(turnCodesOff, {}, {}, headers),
    'codes/recovery': (headers) => server.ask(renewRecoveryCodes, {}, {}, headers),
    'password-update': (headers) =>
      server.ask(updatePassword, {}, {}, headers, { presentPassword: PASSWORD, password: BETTER_PASSWORD }),
    'users/delete': (headers) => server.ask(deleteAccount, {}, {}, headers, { password: PASSWORD }),
    'users/delete right after a login': (headers) => server.ask(deleteAccount, {}, {}, headers, {}),
  }

  it.each(Object.entries(TRIES))('%s [SEC-10]', async (_, attempt) => {
    const { id, headers, key } = await withPasskey()
    expect(refusal(await attempt(headers, key.id))).toEqual(NEEDED)
    expect(await factorsKept(id), 'nothing has changed').toEqual({ passkeys: 1, codes: 0 })
    expect(await server.status(getProfile, {}, {}, headers)).toBe(200)
  })

  it('and may do all of it in the session that has shown it [SEC-10]', async () => {
    const { headers, key } = await withPasskey()
    const shown = { passkey: key.passkey.show(await askedToShow(server)) }
    await server.read(confirmIdentity, {}, {}, headers, shown)
    const rename = await server.ask(renamePasskey, { id: key.id }, {}, headers, { name: 'Mine' })
    expect(rename.statusCode).toBe(200)
    const change = { presentPassword: PASSWORD, password: BETTER_PASSWORD }
    expect(await server.status(updatePassword, {}, {}, headers, change)).toBe(200)
    expect(await server.status(removePasskey, { id: key.id }, {}, headers)).toBe(200)
  })

  it('a mailed link alone sets no password; with the passkey or a recovery code it does [SEC-10]', async () => {
    const { id, headers, key } = await withPasskey()
    await server.read(confirmIdentity, {}, {}, headers, {
      passkey: key.passkey.show(await askedToShow(server)),
    })
    const { recoveryCodes } = await server.read(renewRecoveryCodes, {}, {}, headers)
    const token = await mailedLink(id)
    for (const call of [setPassword, resetPassword])
      expect(refusal(await server.ask(call, {}, {}, {}, { token, password: BETTER_PASSWORD }))).toEqual(
        NEEDED,
      )
    const stranger = await givePasskey(server, (await byPassword()).id)
    const choose = (shown: object) =>
      server.ask(setPassword, {}, {}, {}, { token, password: BETTER_PASSWORD, ...shown })
    const others = { passkey: stranger.passkey.show(await askedToShow(server)) }
    expect(refusal(await choose(others))).toEqual([422, 'passkey-unknown'])
    expect(refusal(await choose({ recoveryCode: 'aaaa-bbbb' }))).toEqual([422, 'code-mismatch'])
    expect((await choose({ passkey: key.passkey.show(await askedToShow(server)) })).statusCode).toBe(200)
    const second = await mailedLink(id)
    const again = { token: second, password: BETTER_PASSWORD, recoveryCode: recoveryCodes[0] }
    const done = await server.ask(setPassword, {}, {}, {}, again)
    expect(done.statusCode).toBe(200)
    expect(done.headers['set-cookie'], 'it logs nobody in').toBeUndefined()
  })

  it('a device that is known from a login before opens nothing beside the password, nor a mailed link [SEC-10]', async () => {
    const account = await makeAccount(server)
    const byDevice = { username: account.username, password: PASSWORD }
    const first = await server.ask(logInCall, {}, {}, {}, byDevice)
    const known = /device=[^;]+/.exec(String(first.headers['set-cookie']))?.[0] ?? ''
    expect(known).toContain(`device=${account.id}.`)
    await givePasskey(server, account.id)
    const cookie = { cookie: known }
    expect(refusal(await server.ask(logInCall, {}, {}, cookie, byDevice))).toEqual([403, 'code-required'])
    const headers = { ...cookie, authorization: `Bearer ${first.json().data.attributes.token}` }
    const confirmed = await server.ask(confirmIdentity, {}, {}, headers, { password: PASSWORD })
    expect(refusal(confirmed)).toEqual(NEEDED)
    expect(refusal(await server.ask(beginCodes, {}, {}, headers))).toEqual(NEEDED)
    const link = { token: await mailedLink(account.id), password: BETTER_PASSWORD }
    expect(refusal(await server.ask(setPassword, {}, {}, cookie, link))).toEqual(NEEDED)
    expect(await factorsKept(account.id)).toEqual({ passkeys: 1, codes: 0 })
  })

  it('a login with the password leads on to the passkey or a recovery code [SEC-10]', async () => {
    const { username, headers, key } = await withPasskey()
    const attempt = () => server.ask(logInCall, {}, {}, {}, { username, password: PASSWORD })
    const asked = await attempt()
    expect(refusal(asked)).toEqual([403, 'code-required'])
    expect(asked.json().meta.factors).toEqual({ passkey: true, code: false })
    expect(asked.headers['set-cookie']).toBeUndefined()
    const shown = { passkey: key.passkey.show(await askedToShow(server)) }
    expect(await server.status(logInWithPasskey, {}, {}, {}, shown)).toBe(200)

    await server.read(confirmIdentity, {}, {}, headers, {
      passkey: key.passkey.show(await askedToShow(server)),
    })
    const { recoveryCodes } = await server.read(renewRecoveryCodes, {}, {}, headers)
    const { pending } = (await attempt()).json().meta
    const wrong = await server.ask(logInWithCode, {}, {}, {}, { pending, code: '000000' })
    expect(refusal(wrong)).toEqual([422, 'code-mismatch'])
    const right = { pending, recoveryCode: recoveryCodes[0] }
    expect(await server.status(logInWithCode, {}, {}, {}, right)).toBe(200)
  })
})

it('whoever has codes shows one before a passkey is added or the password is another [SEC-10]', async () => {
  const { id, headers } = await byPassword()
  await giveCodes(server, id)
  expect(refusal(await server.ask(beginPasskey, {}, {}, headers))).toEqual(NEEDED)
  const change = { presentPassword: PASSWORD, password: BETTER_PASSWORD }
  expect(refusal(await server.ask(updatePassword, {}, {}, headers, change))).toEqual(NEEDED)
  const token = await mailedLink(id)
  const reply = await server.ask(setPassword, {}, {}, {}, { token, password: BETTER_PASSWORD })
  expect(refusal(reply)).toEqual([403, 'code-required'])
})

it('a session that showed it is asked again after ten minutes [SEC-10]', async () => {
  const { id } = await makeAccount(server)
  const headers = await logIn(server, id)
  await givePasskey(server, id)
  await server.owner
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
    .where('user_id', '=', id)
    .execute()
  const change = { presentPassword: PASSWORD, password: BETTER_PASSWORD }
  expect(refusal(await server.ask(updatePassword, {}, {}, headers, change))).toEqual([403, 'confirm-first'])
  expect(refusal(await server.ask(deleteAccount, {}, {}, headers, { password: PASSWORD }))).toEqual([
    403,
    'confirm-first',
  ])
})

describe('recovery codes', () => {
  const add = async (headers: Headers) => {
    const passkey = softwarePasskey().make(await askedToMake(server, headers))
    return server.read(addPasskey, {}, {}, headers, { passkey })
  }

  it('come with the first factor, a passkey too, and stay with the next [SEC-10]', async () => {
    const { headers } = await byPassword()
    const { id, recoveryCodes } = await add(headers)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await server.read(getSecurity, {}, {}, headers)).codes).toEqual({
      on: false,
      recoveryCodesLeft: 10,
    })
    expect((await add(headers)).recoveryCodes).toEqual([])
    const { key, ticket } = await server.read(beginCodes, {}, {}, headers)
    const code = await generate({ secret: key })
    const turnedOn = await server.read(turnCodesOn, {}, {}, headers, { ticket, code })
    expect(turnedOn.recoveryCodes).toEqual([])
    await server.read(turnCodesOff, {}, {}, headers)
    await server.read(removePasskey, { id }, {}, headers)
    expect((await server.read(getSecurity, {}, {}, headers)).codes.recoveryCodesLeft).toBe(10)
  })

  it('go with the last factor [SEC-10]', async () => {
    const { headers, username } = await byPassword()
    const { id } = await add(headers)
    await server.read(removePasskey, { id }, {}, headers)
    expect((await server.read(getSecurity, {}, {}, headers)).codes.recoveryCodesLeft).toBe(0)
    expect(await server.status(logInCall, {}, {}, {}, { username, password: PASSWORD })).toBe(200)
    expect((await add(headers)).recoveryCodes).toHaveLength(10)
  })

  it('one that ten come with together lets one of them in [SEC-10]', async () => {
    const { headers, username } = await byPassword()
    const [recoveryCode] = (await add(headers)).recoveryCodes
    const asked = await server.ask(logInCall, {}, {}, {}, { username, password: PASSWORD })
    const { pending } = asked.json().meta
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => server.ask(logInWithCode, {}, {}, {}, { pending, recoveryCode })),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422])
    expect((await server.read(getSecurity, {}, {}, headers)).codes.recoveryCodesLeft).toBe(9)
  })

  it('are guessed five times a minute at most [SEC-10]', async () => {
    const { headers, username } = await byPassword()
    await add(headers)
    const asked = await server.ask(logInCall, {}, {}, {}, { username, password: PASSWORD })
    const { pending } = asked.json().meta
    const statuses = []
    for (let nth = 0; nth < 12; nth += 1) {
      const body = { pending, recoveryCode: `aaaa-bbbb-${nth}` }
      statuses.push((await server.ask(logInWithCode, {}, {}, {}, body)).statusCode)
    }
    // A minute may have begun in between.
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10)
    expect(statuses).toContain(429)
  })
})

it('of two password sessions that add a first factor at once, one is asked for that of the other [SEC-10]', async () => {
  const one = await byPassword()
  const reply = await server.ask(logInCall, {}, {}, {}, { username: one.username, password: PASSWORD })
  const other = { authorization: `Bearer ${reply.json().data.attributes.token}` }
  const [mine, theirs] = [
    softwarePasskey().make(await askedToMake(server, one.headers)),
    softwarePasskey().make(await askedToMake(server, other)),
  ]
  const replies = await Promise.all([
    server.ask(addPasskey, {}, {}, one.headers, { passkey: mine }),
    server.ask(addPasskey, {}, {}, other, { passkey: theirs }),
  ])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403])
  expect(await factorsKept(one.id)).toEqual({ passkeys: 1, codes: 0 })
})

it('confirmations at once count one by one: a code confirms one session [SEC-10]', async () => {
  const { id, username } = await byPassword()
  const key = await giveCodes(server, id)
  const sessions = await Promise.all(Array.from({ length: 4 }, () => logIn(server, id)))
  await server.owner.updateTable('sessions').set({ strong: false }).where('user_id', '=', id).execute()
  const code = await generate({ secret: key })
  const replies = await Promise.all(
    sessions.map((headers) => server.ask(confirmIdentity, {}, {}, headers, { password: PASSWORD, code })),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
  const strong = await server.owner
    .selectFrom('sessions')
    .where('user_id', '=', id)
    .where('strong', '=', true)
    .select('id')
    .execute()
  expect(strong, username).toHaveLength(1)
})
