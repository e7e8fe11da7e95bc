import { exportBuyer, getOwnData } from '@belvedere/contract/calls/privacy'
import { listOwnSecurityEvents, listSecurityEvents } from '@belvedere/contract/calls/security-events'
import { changeProject, removeProject } from '@belvedere/contract/calls/staff-projects'
import { logIn, setPassword, updatePassword } from '@belvedere/contract/calls/users'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, makeMailedToken, PASSWORD } from '../../testing/accounts.ts'
import { type Identities, makeIdentities, RIVA, logIn as sessionOf } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetSecurityEvents } from './forget-security-events.ts'

const BROWSER = 'Mozilla/5.0 (a test)'
const NEW = 'a new password'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

const logInAs = (username: string, password = PASSWORD) =>
  server.ask(logIn, {}, {}, { 'user-agent': BROWSER }, { username, password })

const pageOf = async (
  call: typeof listOwnSecurityEvents | typeof listSecurityEvents,
  query: object,
  headers = {},
) => {
  const reply = await server.ask(call as never, {}, query as never, headers)
  expect(reply.statusCode).toBe(200)
  const { data, meta } = reply.json<{
    data: { attributes: Record<string, unknown> }[]
    meta: { total: number; after: string | null }
  }>()
  return { events: data.map(({ attributes }) => attributes), meta }
}

/** What is kept of one user, the oldest first, as super_admin sees it. */
const keptOf = async (userId: number) =>
  (
    await pageOf(listSecurityEvents, { 'filter[userId]': userId }, people.super_admin.headers)
  ).events.toReversed()

const kinds = (events: Record<string, unknown>[]) => events.map(({ kind }) => kind)

/** The people of Riva with someone in a role, or without them. */
/** As an accepted invitation does: nobody is put on a project by a number (SEC-12). */
async function join(userId: number, roleId: number) {
  await server.owner
    .insertInto('project_users')
    .values({ project_id: RIVA, user_id: userId, role_id: roleId, accepted_at: new Date() })
    .execute()
}

async function giveRole(userId: number, roleId: number | undefined, headers: Record<string, string>) {
  const rows = await server.owner
    .selectFrom('project_users')
    .where('project_id', '=', RIVA)
    .where('user_id', '!=', userId)
    .select(['user_id as id', 'role_id as roleId'])
    .execute()
  const users = roleId === undefined ? rows : [...rows, { id: userId, roleId }]
  const asReader = await server.knowing('projects', RIVA, headers)
  expect(await server.status(changeProject, { id: RIVA }, {}, asReader, { users })).toBe(200)
}

describe('what happens to an account is kept with user, address and time', () => {
  it('logins and their failures, passwords chosen, replaced and changed [SEC-05]', async () => {
    const { id, email } = await makeAccount(server)
    const before = Date.now()
    await logInAs(email, 'a wrong one')
    const login = await logInAs(email)
    const headers = { authorization: `Bearer ${login.json().data.attributes.token}` }
    await server.read(updatePassword, {}, {}, headers, { presentPassword: PASSWORD, password: NEW })
    const token = await makeMailedToken(server, 'reset-password', { userId: id })
    await server.read(setPassword, {}, {}, {}, { token, password: PASSWORD })
    const first = await makeMailedToken(server, 'verify-email', { userId: id })
    await server.read(setPassword, {}, {}, {}, { token: first, password: PASSWORD })

    const events = await keptOf(id)
    expect(kinds(events)).toEqual([
      'login-failed',
      'login',
      'password-changed',
      'password-reset',
      'password-set',
    ])
    expect(events[1]).toEqual({
      id: expect.any(Number),
      kind: 'login',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      userId: id,
      byUserId: null,
      address: '127.0.0.1',
      device: BROWSER,
      details: { by: 'password' },
    })
    for (const { at, userId, address } of events) {
      expect([userId, address]).toEqual([id, '127.0.0.1'])
      expect(Date.parse(String(at))).toBeGreaterThanOrEqual(before - 1)
    }
  })

  it('a login of an account that is blocked or not confirmed, and of nobody [SEC-05]', async () => {
    for (const facts of [{ blocked: true }, { verified: false }]) {
      const { id, email } = await makeAccount(server, facts)
      await logInAs(email)
      expect(kinds(await keptOf(id))).toEqual(['login-failed'])
    }
    const typed = 'my secret password'
    await logInAs(typed)
    const { events } = await pageOf(listSecurityEvents, { 'page[size]': 1 }, people.super_admin.headers)
    expect(events[0]).toMatchObject({ kind: 'login-failed', userId: null, address: '127.0.0.1' })
    expect(JSON.stringify(events), 'a name may be a password in the wrong field').not.toContain(typed)
  })

  it('roles given and taken, with who did it and from where [SEC-05]', async () => {
    const { id } = await makeAccount(server)
    const { userId: admin, headers } = people.project_admin
    await join(id, ROLES.sales_agent)
    await giveRole(id, ROLES.sales_agent, headers)
    await giveRole(id, ROLES.project_editor, headers)
    await giveRole(id, undefined, headers)
    const byAdmin = { userId: id, byUserId: admin, address: '127.0.0.1' }
    const on = (roleId: number) => ({ details: { projectId: RIVA, roleId } })
    expect(await keptOf(id)).toMatchObject([
      { kind: 'role-given', userId: id, byUserId: null, ...on(ROLES.sales_agent) },
      { kind: 'role-taken', ...byAdmin, ...on(ROLES.sales_agent) },
      { kind: 'role-given', ...byAdmin, ...on(ROLES.project_editor) },
      { kind: 'role-taken', ...byAdmin, ...on(ROLES.project_editor) },
    ])
  })

  it('with a project go the roles on it [SEC-05]', async () => {
    const { id } = await makeAccount(server)
    const { id: projectId } = await server.owner
      .insertInto('projects')
      .values({ name: { 1: 'Short-lived' }, latitude: 0, longitude: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.owner
      .insertInto('project_users')
      .values({ project_id: projectId, user_id: id, role_id: ROLES.sales_agent })
      .execute()
    const asReader = await server.knowing('projects', projectId, people.super_admin.headers)
    expect(await server.status(removeProject, { id: projectId }, { confirm: 1 }, asReader)).toBe(200)
    expect(await keptOf(id)).toMatchObject([
      { kind: 'role-given', byUserId: null, address: null },
      { kind: 'role-taken', byUserId: people.super_admin.userId, address: '127.0.0.1' },
    ])
  })

  it('what is done in the database by hand: super_admin, a block and its end [SEC-05]', async () => {
    const { id } = await makeAccount(server)
    for (const change of [
      sql`role_id = ${ROLES.super_admin}`,
      sql`role_id = ${ROLES.user}`,
      sql`blocked_at = now()`,
      sql`blocked_at = now()`,
      sql`blocked_at = null`,
      sql`first_name = 'Ana Marija'`,
    ])
      await sql`update users set ${change} where id = ${id}`.execute(server.owner)
    expect(await keptOf(id)).toMatchObject([
      { kind: 'role-given', details: { roleId: ROLES.super_admin }, address: null },
      { kind: 'role-taken', details: { roleId: ROLES.super_admin } },
      { kind: 'blocked' },
      { kind: 'unblocked' },
    ])
  })

  it('data that was taken out: by staff with the project that it was taken from, by oneself without [SEC-05]', async () => {
    const { headers, userId } = people.project_admin
    await server.read(exportBuyer, { projectId: RIVA }, {}, headers, { emailAddress: 'ana@visitor.example' })
    await server.read(getOwnData, {}, {}, { ...headers, 'user-agent': BROWSER })
    const exports = (await keptOf(userId)).filter(({ kind }) => kind === 'export')
    expect(exports).toMatchObject([
      { details: { projectId: RIVA }, address: '127.0.0.1' },
      { details: {}, address: '127.0.0.1', device: BROWSER },
    ])
    expect(JSON.stringify(exports)).not.toContain('ana@')
  })

  it('never a secret, whoever reads the table [SEC-05]', async () => {
    const { rows } = await sql<{ row: string }>`select e::text as row from security_events e`.execute(
      server.owner,
    )
    expect(rows.length).toBeGreaterThan(10)
    const secrets = /argon2|a (wrong|new|long|secret) ?(one|password)/
    expect(rows.filter(({ row }) => secrets.test(row))).toEqual([])
  })

  it('and can be neither changed nor removed by a process that serves [SEC-05]', async () => {
    const { members } = server
    await expect(members.deleteFrom('security_events').execute()).rejects.toThrow('permission denied')
    await expect(members.updateTable('security_events').set({ kind: 'x' }).execute()).rejects.toThrow(
      'permission denied',
    )
  })

  it('for a year, and no younger ones can be forgotten [SEC-05]', async () => {
    const { id } = await makeAccount(server)
    const keep = (months: number) =>
      sql`insert into security_events (kind, user_id, at)
        values ('login', ${id}, now() - make_interval(months => ${months}, days => 1))`.execute(server.owner)
    await keep(12)
    await keep(11)
    const job = forgetSecurityEvents(server.members)
    await Promise.all([job(), job()])
    expect(await keptOf(id)).toHaveLength(1)
  })

  it('and stays when the account goes, without its owner [SEC-05]', async () => {
    const { id, email } = await makeAccount(server)
    await join(id, ROLES.sales_agent)
    await logInAs(email)
    const [last] = (await keptOf(id)).slice(-1)
    await server.owner.deleteFrom('users').where('id', '=', id).execute()
    const kept = await server.owner
      .selectFrom('security_events')
      .where('id', '=', String(last?.id))
      .select(['kind', 'user_id'])
      .executeTakeFirst()
    expect(kept).toEqual({ kind: 'login', user_id: null })
  })
})

describe('who sees it', () => {
  it("one's own oneself, the latest first and in parts; of nobody else [SEC-05]", async () => {
    const [own, other] = [await makeAccount(server), await makeAccount(server)]
    for (const { email } of [own, other, own, own]) await logInAs(email)
    const headers = await sessionOf(server, own.id)
    const all = await pageOf(listOwnSecurityEvents, {}, headers)
    expect(all.meta).toEqual({ total: 3, after: null })
    expect(all.events.map(({ userId }) => userId)).toEqual([own.id, own.id, own.id])
    const ids = all.events.map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))

    const first = await pageOf(listOwnSecurityEvents, { 'page[size]': 2 }, headers)
    const next = { 'page[size]': 2, 'page[after]': first.meta.after }
    const second = await pageOf(listOwnSecurityEvents, next, headers)
    expect([...first.events, ...second.events]).toEqual(all.events)
    expect(second.meta).toEqual({ total: 3, after: null })
  })

  it('super_admin everything, staff of a project nothing but their own [SEC-05]', async () => {
    const { events } = await pageOf(listSecurityEvents, {}, people.super_admin.headers)
    expect(new Set(events.map(({ userId }) => userId)).size).toBeGreaterThan(2)
    for (const { headers } of [people.project_admin, people.user])
      expect(await server.status(listSecurityEvents, {}, {}, headers)).toBe(403)
    expect(await server.status(listSecurityEvents)).toBe(401)
    expect(await server.status(listOwnSecurityEvents)).toBe(401)
  })
})
