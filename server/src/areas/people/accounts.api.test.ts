import { randomBytes } from 'node:crypto'
import { getAction, listActionRows, listActions } from '@belvedere/contract/calls/history'
import * as calls from '@belvedere/contract/calls/people'
import { listProjects } from '@belvedere/contract/calls/projects'
import { getStaffProject, setProjectHosts } from '@belvedere/contract/calls/staff-projects'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { addressOf } from '../../testing/address-of.ts'
import { type Identities, logIn, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { startMailbox } from '../../testing/mailbox.ts'
import { giveCodes } from '../../testing/security-samples.ts'
import { codeOf, sessionDesk } from '../../testing/session-desk.ts'
import { givePasskey } from '../../testing/software-passkey.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startWorker } from '../../worker.ts'
import { removeFactorsOf } from '../users/second-factor/remove-factors.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server?.close())

const { logInAs } = sessionDesk(() => server)
const reads = (headers: Record<string, string>) => server.status(getStaffProject, { id: RIVA }, {}, headers)

describe('accounts', () => {
  it('are listed and found by super_admin alone [PPL-02]', async () => {
    const { email } = await makeAccount(server)
    const { headers } = people.super_admin
    const found = await server.read(calls.listAccounts, {}, { find: email.toUpperCase() }, headers)
    expect(found).toMatchObject([{ email, blocked: false, verified: true, superAdmin: false, roles: [] }])
    expect(await server.status(calls.listAccounts, {}, {}, people.project_admin.headers)).toBe(403)
  })

  it('are blocked and unblocked, open sessions included [PPL-02]', async () => {
    const { id, email } = await makeAccount(server)
    const session = await logIn(server, id)
    const { headers } = people.super_admin
    const block = (blocked: boolean) => server.read(calls.blockAccount, { id }, {}, headers, { blocked })
    expect(await block(true)).toMatchObject({ id, blocked: true })
    expect(await reads(session)).toBe(401)
    expect(codeOf(await logInAs(email))).not.toBe(undefined)
    await block(false)
    expect(await reads(session), 'the session has ended for good').toBe(401)
    expect((await logInAs(email)).statusCode).toBe(200)
    const own = await server.ask(calls.blockAccount, { id: people.super_admin.userId }, {}, headers, {
      blocked: true,
    })
    expect(codeOf(own)).toBe('own-role')
  })
})

it('that an account was blocked and let in again is in the record of its projects, without the account [AUT-12]', async () => {
  const { id, email } = await makeAccount(server)
  await server.owner
    .insertInto('project_users')
    .values({ project_id: RIVA, user_id: id, role_id: ROLES.project_editor, accepted_at: new Date() })
    .execute()
  const { headers, userId } = people.super_admin
  const listed = async () => (await server.ask(listActions, { projectId: RIVA }, {}, headers)).json().data
  for (const blocked of [true, false]) {
    await server.read(calls.blockAccount, { id }, {}, headers, { blocked })
    const [{ attributes: action }] = await listed()
    expect(action).toMatchObject({ kind: blocked ? 'account.block' : 'account.unblock', userId, changes: 1 })
    const at = { projectId: RIVA, id: action.id }
    const rows = await server.read(listActionRows, at, {}, people.project_editor.headers)
    expect(rows).toMatchObject([
      {
        table: 'users',
        key: String(id),
        name: 'Ana Savić',
        before: { blocked: !blocked },
        after: { blocked },
      },
    ])
    expect(JSON.stringify(rows)).not.toContain(email)
    // An account is let in again where it was blocked, and by super_admin.
    expect((await server.read(getAction, at, {}, headers)).undo).toMatchObject({
      undone: 0,
      kept: [{ reason: 'account' }],
    })
  }
})

it('the last admin of a project cannot be blocked [PPL-01]', async () => {
  const { headers } = people.super_admin
  const admins = [await makeAccount(server), await makeAccount(server)]
  await server.owner.deleteFrom('project_users').where('project_id', '=', SAVSKI_VIDIK).execute()
  for (const { id } of admins)
    await server.owner
      .insertInto('project_users')
      .values({
        project_id: SAVSKI_VIDIK,
        user_id: id,
        role_id: ROLES.project_admin,
        accepted_at: new Date(),
      })
      .execute()
  const block = (id = 0, blocked = true) => server.ask(calls.blockAccount, { id }, {}, headers, { blocked })
  const [one, other] = admins
  expect((await block(one?.id)).statusCode).toBe(200)
  const refused = await block(other?.id)
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'last-admin'])
  // One who is blocked is no admin who could be left, and may be removed.
  const place = { projectId: SAVSKI_VIDIK, id: other?.id ?? 0 }
  const knowing = { ...headers, 'if-match': '"1"' }
  expect(codeOf(await server.ask(calls.removePerson, place, {}, knowing))).toBe('last-admin')
  expect((await block(one?.id, false)).statusCode).toBe(200)
  expect((await block(other?.id)).statusCode).toBe(200)
})

describe('whoever has lost every second factor', () => {
  const FACTORS = ['passkeys', 'one_time_codes', 'recovery_codes'] as const

  /** With passkey, codes and recovery codes, logged in, in Serbian. */
  async function locked() {
    const account = await makeAccount(server)
    await givePasskey(server, account.id)
    await giveCodes(server, account.id)
    await server.owner
      .insertInto('recovery_codes')
      .values({ user_id: account.id, code_hash: randomBytes(32) })
      .execute()
    await server.owner.updateTable('users').set({ locale: 'sr-Latn' }).where('id', '=', account.id).execute()
    return { ...account, session: await logIn(server, account.id) }
  }

  const kept = async (userId: number) => {
    const counts = FACTORS.map((table) =>
      server.owner.selectFrom(table).where('user_id', '=', userId).select('user_id').execute(),
    )
    return (await Promise.all(counts)).map(({ length }) => length)
  }

  const eventOf = (userId: number) =>
    server.owner
      .selectFrom('security_events')
      .where('user_id', '=', userId)
      .where('kind', '=', 'factors-removed')
      .select(['by_user_id', 'address'])
      .execute()

  async function mails() {
    const mailbox = await startMailbox()
    onTestFinished(mailbox.close)
    const worker = await startWorker({ ...server.config, smtpUrl: mailbox.smtpUrl }, server.app.log)
    onTestFinished(worker.stop)
    return mailbox
  }

  it('is freed by super_admin: factors gone, sessions over, told by mail, kept as an event [SEC-10]', async () => {
    const mailbox = await mails()
    const { id, email, session } = await locked()
    const { headers, userId } = people.super_admin
    const listed = await server.read(calls.listAccounts, {}, { find: email }, headers)
    expect(listed).toMatchObject([{ id, secondFactor: true }])
    for (const who of ['project_admin', 'user'] as const)
      expect(await server.status(calls.removeFactors, { id }, {}, people[who].headers)).toBe(403)
    expect(await kept(id)).toEqual([1, 1, 1])
    const freed = await server.read(calls.removeFactors, { id }, {}, headers)
    expect(freed).toMatchObject({ id, secondFactor: false })
    expect(await kept(id)).toEqual([0, 0, 0])
    expect(await reads(session)).toBe(401)
    expect(await eventOf(id)).toEqual([{ by_user_id: userId, address: expect.any(String) }])
    expect((await logInAs(email)).statusCode).toBe(200)
    const mail = await mailbox.waitForMail(email)
    expect(mail.subject).toBe('Vaši pristupni ključevi i kodovi su uklonjeni')
  })

  it('nobody frees themselves, nor does a super_admin who has not shown their own [SEC-10]', async () => {
    const { headers, userId } = people.super_admin
    expect(codeOf(await server.ask(calls.removeFactors, { id: userId }, {}, headers))).toBe('own-role')
    const { id } = await locked()
    const passkey = await givePasskey(server, userId)
    const weak = await logIn(server, userId)
    await server.owner.updateTable('sessions').set({ strong: false }).where('user_id', '=', userId).execute()
    expect(codeOf(await server.ask(calls.removeFactors, { id }, {}, weak))).toBe('second-factor-required')
    expect(await kept(id)).toEqual([1, 1, 1])
    await server.owner.deleteFrom('passkeys').where('id', '=', passkey.id).execute()
  })

  it('the last super_admin is freed by the operator [SEC-10]', async () => {
    const mailbox = await mails()
    const { id, email, session } = await locked()
    await server.app.jobsReady()
    await removeFactorsOf(server.members, server.app.enqueue, email.toUpperCase())
    expect(await kept(id)).toEqual([0, 0, 0])
    expect(await reads(session)).toBe(401)
    expect(await eventOf(id)).toEqual([{ by_user_id: null, address: null }])
    expect((await mailbox.waitForMail(email)).subject).toBe('Vaši pristupni ključevi i kodovi su uklonjeni')
    await expect(removeFactorsOf(server.members, server.app.enqueue, 'nobody@test.example')).rejects.toThrow(
      'There is no account',
    )
  })
})

describe('the hosts of a project', () => {
  const give = async (who: 'super_admin' | 'project_admin', hosts: string[]) =>
    server.ask(
      setProjectHosts,
      { id: RIVA },
      {},
      await server.knowing('projects', RIVA, people[who].headers),
      { hosts },
    )
  const on = (host: string) =>
    server.app.inject({ url: `${addressOf(listProjects, {})}?type=geocode`, headers: { host } })

  it('are given by super_admin alone, and carry it at once [PPL-02]', async () => {
    const before = await server.read(getStaffProject, { id: RIVA }, {}, people.super_admin.headers)
    const hosts = [...before.hosts, 'riva-homes.example']
    expect(codeOf(await give('project_admin', hosts))).toBe('forbidden')
    expect(codeOf(await give('super_admin', ['https://riva-homes.example/']))).toBe('invalid-input')
    expect((await on('riva-homes.example')).statusCode).toBe(421)
    expect((await give('super_admin', hosts)).statusCode).toBe(200)
    await vi.waitFor(async () => expect((await on('riva-homes.example')).statusCode).toBe(200), {
      timeout: 2_000,
      interval: 20,
    })
    const { data } = (await on('riva-homes.example')).json()
    expect(data.map(({ id }: { id: string }) => Number(id))).toEqual([RIVA])
    expect((await give('super_admin', before.hosts)).statusCode).toBe(200)
    expect(await server.read(getStaffProject, { id: RIVA }, {}, people.super_admin.headers)).toMatchObject({
      hosts: before.hosts,
    })
  })
})
