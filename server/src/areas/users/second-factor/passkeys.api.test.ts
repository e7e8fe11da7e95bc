import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  confirmIdentity,
  getSecurity,
  logInWithPasskey,
  removePasskey,
  renamePasskey,
} from '@belvedere/contract/calls/security'
import { listOwnSecurityEvents } from '@belvedere/contract/calls/security-events'
import { getProfile } from '@belvedere/contract/calls/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeAccount, PASSWORD } from '../../../testing/accounts.ts'
import { logIn } from '../../../testing/identities.ts'
import { startMailbox } from '../../../testing/mailbox.ts'
import { askedToMake, askedToShow, givePasskey, softwarePasskey } from '../../../testing/software-passkey.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { startWorker } from '../../../worker.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

type Reply = Awaited<ReturnType<TestApp['ask']>>

const codeOf = (reply: Reply) => reply.json<{ errors?: { code: string }[] }>().errors?.[0]?.code

const WINDOWS = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36' }

async function someone(facts: Parameters<typeof makeAccount>[1] = {}) {
  const account = await makeAccount(server, facts)
  return { ...account, headers: { ...WINDOWS, ...(await logIn(server, account.id)) } }
}

const show = (passkey: object) => server.ask(logInWithPasskey, {}, {}, WINDOWS, { passkey })

describe('a passkey', () => {
  it('is added by whoever is logged in, and logs them in without a password [SEC-04]', async () => {
    const { id, headers } = await someone()
    const device = softwarePasskey()
    const made = device.make(await askedToMake(server, headers))
    const { recoveryCodes: _, ...added } = await server.read(addPasskey, {}, {}, headers, { passkey: made })
    expect(added).toMatchObject({ name: 'Windows', keeper: null, synced: true, usedAt: null })

    const reply = await show(device.show(await askedToShow(server)))
    expect(reply.statusCode).toBe(200)
    expect(String(reply.headers['set-cookie'])).toContain('refresh=')
    const { token, id: who } = reply.json().data.attributes
    expect(who).toBe(id)
    expect(await server.status(getProfile, {}, {}, { authorization: `Bearer ${token}` })).toBe(200)
    const { passkeys } = await server.read(getSecurity, {}, {}, headers)
    expect(passkeys).toEqual([{ ...added, usedAt: expect.any(String) }])

    const { data } = (await server.ask(listOwnSecurityEvents, {}, {}, headers)).json()
    expect(data.map((event: { attributes: object }) => event.attributes)).toMatchObject([
      { kind: 'login', details: { by: 'passkey' } },
      { kind: 'passkey-added', details: { name: 'Windows' } },
    ])
  })

  it('is asked for the public host, with a finger, a face or the code of the device [SEC-04]', async () => {
    const { headers } = await someone()
    const shown = await server.read(beginPasskeyLogin)
    expect(shown.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(shown.options).not.toHaveProperty('allowCredentials')
    const { options } = await server.read(beginPasskey, {}, {}, headers)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('works on the other hosts of the installation, which the well-known address names [SEC-04]', async () => {
    const reply = await server.app.inject({ url: '/.well-known/webauthn' })
    expect(reply.headers['content-type']).toContain('application/json')
    const { origins } = reply.json<{ origins: string[] }>()
    expect(origins[0]).toBe('http://localhost:3000')
    const { rows } = await sql<{ name: string }>`select distinct name from hosts`.execute(server.owner)
    expect(rows.length).toBeGreaterThan(0)
    for (const { name } of rows) expect(origins).toContain(`http://${name}:3000`)

    const { id } = await someone()
    const { passkey } = await givePasskey(server, id)
    const asked = await askedToShow(server)
    expect((await show(passkey.show({ ...asked, origin: `http://${rows[0]?.name}:3000` }))).statusCode).toBe(
      200,
    )
  })

  it('of another host, without a finger, or of nobody is not known here [SEC-04]', async () => {
    const { id } = await someone()
    const { passkey } = await givePasskey(server, id)
    const asked = () => askedToShow(server)
    const unknown = [422, 'passkey-unknown']
    const refusal = async (shown: object) => {
      const reply = await show(shown)
      return [reply.statusCode, codeOf(reply)]
    }
    expect(await refusal(passkey.show({ ...(await asked()), origin: 'https://evil.example' }))).toEqual(
      unknown,
    )
    expect(await refusal(passkey.show({ ...(await asked()), rpId: 'evil.example' }))).toEqual(unknown)
    expect(await refusal(passkey.show({ ...(await asked()), verified: false }))).toEqual(unknown)
    expect(await refusal(passkey.show({ ...(await asked()), challenge: 'bm9uc2Vuc2U' }))).toEqual(unknown)
    expect(await refusal(softwarePasskey().show(await asked()))).toEqual(unknown)
    const stolen = softwarePasskey().show(await asked())
    expect(await refusal({ ...stolen, id: passkey.id, rawId: passkey.id })).toEqual(unknown)
  })

  it('counts once as it was shown, also for ten who come with it together [SEC-04]', async () => {
    const { id } = await someone()
    const { passkey } = await givePasskey(server, id)
    const shown = passkey.show(await askedToShow(server))
    const replies = await Promise.all(Array.from({ length: 10 }, () => show(shown)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await show(shown)).statusCode).not.toBe(200)
  })

  it('of a blocked account logs nobody in', async () => {
    const { id } = await someone()
    const { passkey } = await givePasskey(server, id)
    await server.owner.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', id).execute()
    const reply = await show(passkey.show(await askedToShow(server)))
    expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'unauthorized-account'])
  })

  it('is added once, and never with the challenge of a login [SEC-04]', async () => {
    const { headers } = await someone()
    const device = softwarePasskey()
    const add = (passkey: object) => server.ask(addPasskey, {}, {}, headers, { passkey })
    const made = device.make(await askedToMake(server, headers))
    expect((await add(made)).statusCode).toBe(201)
    expect(codeOf(await add(device.make(await askedToMake(server, headers))))).toBe('already-there')
    expect(codeOf(await add(softwarePasskey().make(await askedToShow(server))))).toBe('passkey-unknown')
    const { options } = await server.read(beginPasskey, {}, {}, headers)
    expect(options.excludeCredentials).toEqual([expect.objectContaining({ id: device.id })])
  })

  it('is renamed and removed by its owner alone [SEC-04]', async () => {
    const [owner, stranger] = [await someone(), await someone()]
    const { id, passkey } = await givePasskey(server, owner.id)
    const rename = (headers: Record<string, string>) =>
      server.ask(renamePasskey, { id }, {}, headers, { name: 'Work laptop' })
    expect(codeOf(await rename(stranger.headers))).toBe('forbidden')
    expect((await rename(owner.headers)).json().data.attributes.name).toBe('Work laptop')
    expect(codeOf(await server.ask(removePasskey, { id }, {}, stranger.headers))).toBe('forbidden')
    expect(await server.status(removePasskey, { id }, {}, owner.headers)).toBe(200)
    expect(codeOf(await show(passkey.show(await askedToShow(server))))).toBe('passkey-unknown')
  })

  it('is not removed where it is the last way in [SEC-04]', async () => {
    const { id: userId, headers } = await someone()
    await server.owner.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
    const { id } = await givePasskey(server, userId)
    const reply = await server.ask(removePasskey, { id }, {}, headers)
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'last-way-in'])
    const second = await givePasskey(server, userId)
    const statuses = await Promise.all(
      [id, second.id].map((one) => server.status(removePasskey, { id: one }, {}, headers)),
    )
    expect(statuses.sort(), 'nor by two who remove one each at once').toEqual([200, 409])
  })
})

it('what changes the ways to log in wants a proof of the last 10 minutes [SEC-04]', async () => {
  const { id: userId, headers } = await someone()
  const { id, passkey } = await givePasskey(server, userId)
  await sql`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${userId}`.execute(
    server.owner,
  )
  for (const reply of [
    await server.ask(beginPasskey, {}, {}, headers),
    await server.ask(removePasskey, { id }, {}, headers),
  ])
    expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'confirm-first'])
  const confirm = (body: object) => server.ask(confirmIdentity, {}, {}, headers, body)
  expect(codeOf(await confirm({ password: 'a wrong one' }))).toBe('wrong-password')
  const other = await givePasskey(server, (await someone()).id)
  expect(codeOf(await confirm({ passkey: other.passkey.show(await askedToShow(server)) }))).toBe(
    'passkey-unknown',
  )
  expect(await server.status(beginPasskey, {}, {}, headers)).toBe(403)
  expect((await confirm({ passkey: passkey.show(await askedToShow(server)) })).statusCode).toBe(200)
  expect(await server.status(beginPasskey, {}, {}, headers)).toBe(200)
  expect(codeOf(await confirm({ password: PASSWORD }))).toBe('second-factor-required')
})

it('a passkey that comes or goes is told by mail, in the language of the account [SEC-04, SEC-05]', async () => {
  const mailbox = await startMailbox()
  onTestFinished(mailbox.close)
  const worker = await startWorker(
    { ...server.config, smtpUrl: mailbox.smtpUrl, publicUrl: 'https://homes.example' },
    server.app.log,
  )
  onTestFinished(worker.stop)
  const { id, email, headers } = await someone()
  await server.owner.updateTable('users').set({ locale: 'sr-Latn' }).where('id', '=', id).execute()
  const made = softwarePasskey().make(await askedToMake(server, headers))
  const { id: passkeyId } = await server.read(addPasskey, {}, {}, headers, { passkey: made })
  const mail = await mailbox.waitForMail(email)
  expect(mail.subject).toBe('Novi pristupni ključ za Vaš nalog')
  expect(mail.text).toContain('Windows')
  expect(mail.links).toContain('https://homes.example/rs/account/security')
  await server.read(removePasskey, { id: passkeyId }, {}, headers)
  const removed = await mailbox.waitForMail(email, 2)
  expect(removed.subject).toBe('Pristupni ključ je uklonjen')
  expect(removed.text).toContain('Windows')
})
