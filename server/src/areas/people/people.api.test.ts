import { randomUUID } from 'node:crypto'
import { getApartment } from '@belvedere/contract/calls/apartments'
import * as calls from '@belvedere/contract/calls/people'
import { changeProject, getStaffProject } from '@belvedere/contract/calls/staff-projects'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, PASSWORD } from '../../testing/accounts.ts'
import { type Identities, logIn, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { REFUSED_DOMAIN } from '../../testing/mailbox.ts'
import { type MailingApp, startMailingApp, tokenIn } from '../../testing/mailing-app.ts'
import { makeInvitation } from '../../testing/people-samples.ts'
import { codeOf, sessionDesk } from '../../testing/session-desk.ts'
import type { TestApp } from '../../testing/test-app.ts'

const HERE = { projectId: RIVA }
const account = { firstName: 'Mina', lastName: 'Jovanović', password: 'brand new words' }

let mailing: MailingApp
let server: TestApp
let people: Identities
let admin: Record<string, string>
beforeAll(async () => {
  mailing = await startMailingApp()
  ;({ server } = mailing)
  people = await makeIdentities(server)
  admin = people.project_admin.headers
})
afterAll(() => mailing?.close())

const { logInAs } = sessionDesk(() => server)
const someone = () => `${randomUUID()}@test.example`
const invite = (email: string, roleId: number = ROLES.project_editor, more = {}) =>
  server.read(calls.invite, HERE, {}, admin, { email, roleId, ...more })
const accept = (token: string, more: object = {}) =>
  server.ask(calls.acceptInvitation, {}, {}, {}, { token, ...more })
const reads = (headers: Record<string, string>) => server.status(getStaffProject, { id: RIVA }, {}, headers)

it('shows the buyers of a project to whoever manages its people, and to no other staff [SEC-12]', async () => {
  const rolesFor = async (headers: Record<string, string>) =>
    new Set((await server.read(calls.listPeople, HERE, {}, headers)).map(({ roleId }) => roleId))
  expect(await rolesFor(admin)).toContain(ROLES.user)
  for (const who of ['project_editor', 'sales_agent'] as const) {
    const roles = await rolesFor(people[who].headers)
    expect(roles, who).toContain(ROLES.sales_agent)
    expect(roles, who).not.toContain(ROLES.user)
  }
})

describe('an invitation', () => {
  it('comes by mail, makes an account and puts it on the project, once [PPL-01]', async () => {
    const email = someone()
    await invite(email, ROLES.project_editor)
    const mail = await mailing.mailbox.waitForMail(email)
    expect(mail.subject).toBe('You are invited to Riva')
    expect(mail.text).toContain('project editor')
    const token = tokenIn(mail, '/invitation')
    const link = new URL(mail.links.find((address) => address.includes('/invitation')) ?? '')
    expect(link.searchParams.get('projectId'), 'whose look the page wears').toBe(String(RIVA))
    expect(await server.read(calls.openInvitation, {}, {}, {}, { token })).toMatchObject({
      project: 'Riva',
      email,
      roleId: ROLES.project_editor,
      hasAccount: false,
    })
    expect(codeOf(await accept(token)), 'without names and a password').toBe('invalid-input')
    expect((await accept(token, { account })).statusCode).toBe(200)
    expect(codeOf(await accept(token, { account })), 'works once').toBe('invalid-token')
    expect((await logInAs(email, account.password)).statusCode).toBe(200)
    const listed = await server.read(calls.listPeople, HERE, {}, admin)
    expect(listed.find((person) => person.email === email)).toMatchObject({
      roleId: ROLES.project_editor,
      firstName: 'Mina',
      lastName: 'Jovanović',
    })
  })

  it('speaks Serbian where that is asked for, and leads to its page [PPL-01]', async () => {
    const email = someone()
    await invite(email, ROLES.sales_agent, { localeId: 'rs' })
    const mail = await mailing.mailbox.waitForMail(email)
    expect(mail.subject).toBe('Pozvani ste na projekat Riva')
    tokenIn(mail, '/rs/invitation')
  })

  it('puts an account that there is on the project, in force in its open session [PPL-01]', async () => {
    const { id, email } = await makeAccount(server)
    const session = await logIn(server, id)
    expect(await reads(session)).toBe(403)
    const { token } = await makeInvitation(server, { email: email.toUpperCase() })
    expect((await accept(token, { account })).statusCode).toBe(200)
    expect(await reads(session)).toBe(200)
    expect((await logInAs(email, PASSWORD)).statusCode, 'its password stays').toBe(200)
  })

  it('looks the same whether or not the address has an account [PPL-01, ACC-11]', async () => {
    const [known, unknown] = [(await makeAccount(server)).email, someone()]
    const answers = [await invite(known), await invite(unknown)]
    const facts = answers.map(({ id: _, email: __, sentAt: ___, expiresAt: ____, ...rest }) => rest)
    expect(facts[0]).toEqual(facts[1])
    const listed = await server.read(calls.listInvitations, HERE, {}, admin)
    for (const email of [known, unknown]) expect(listed.map((one) => one.email)).toContain(email)
  })

  it('lasts seven days [PPL-01]', async () => {
    const { id } = await invite(someone())
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - sent_at) / 86400 as days from invitations where id = ${id}`.execute(
      server.owner,
    )
    expect(Number(rows[0]?.days)).toBeCloseTo(7, 2)
    const { token } = await makeInvitation(server, { expiresAt: new Date(Date.now() - 1000) })
    for (const call of [calls.openInvitation, calls.acceptInvitation])
      expect(await server.status(call, {}, {}, {}, { token })).toBe(410)
  })

  it('sent again has another link, and the one before is dead [PPL-01]', async () => {
    const email = someone()
    const { id } = await invite(email)
    const first = tokenIn(await mailing.mailbox.waitForMail(email), '/invitation')
    await server.read(calls.inviteAgain, { ...HERE, id }, {}, admin)
    const second = tokenIn(await mailing.mailbox.waitForMail(email, 2), '/invitation')
    expect(second).not.toBe(first)
    expect(await server.status(calls.openInvitation, {}, {}, {}, { token: first })).toBe(410)
    expect(await server.status(calls.openInvitation, {}, {}, {}, { token: second })).toBe(200)
  })

  it('is withdrawn, or given another role, before it is accepted [PPL-01]', async () => {
    const [gone, other] = [await makeInvitation(server), await makeInvitation(server)]
    await server.read(calls.withdrawInvitation, { ...HERE, id: gone.id }, {}, at(1, admin))
    expect((await accept(gone.token, { account })).statusCode).toBe(410)
    const body = { roleId: ROLES.sales_agent }
    const changed = { ...HERE, id: other.id }
    await server.read(calls.changeInvitation, changed, {}, at(1, admin), body)
    expect(await server.status(calls.changeInvitation, changed, {}, admin, body)).toBe(428)
    const stale = await server.ask(calls.changeInvitation, changed, {}, at(1, admin), {
      roleId: ROLES.project_editor,
    })
    expect([stale.statusCode, stale.json()]).toMatchObject([
      412,
      {
        meta: { changedBy: { id: people.project_admin.userId } },
        data: { id: other.id, revision: 2, ...body },
      },
    ])
    expect((await accept(other.token, { account })).json().data.attributes.roleId).toBe(ROLES.sales_agent)
  })

  it('holds while whoever sent it may invite there, and again once somebody sends it who may [PPL-01]', async () => {
    const inviter = async () => {
      const { id } = await makeAccount(server)
      const project_user = { project_id: RIVA, user_id: id, role_id: ROLES.project_admin }
      await server.owner.insertInto('project_users').values(project_user).execute()
      return id
    }
    const onRiva = (id: number) => ({ ...HERE, id })
    const users = (id: number) => server.owner.updateTable('users').where('id', '=', id)
    const losing: Record<string, (id: number) => Promise<unknown>> = {
      removed: (id) => server.read(calls.removePerson, onRiva(id), {}, at(1, admin)),
      demoted: (id) =>
        server.read(calls.changePerson, onRiva(id), {}, at(1, admin), { roleId: ROLES.project_editor }),
      blocked: (id) => users(id).set({ blocked_at: new Date() }).execute(),
      deleted: (id) => server.owner.deleteFrom('users').where('id', '=', id).execute(),
    }
    for (const [how, lose] of Object.entries(losing)) {
      const id = await inviter()
      const { id: invitation, token, email } = await makeInvitation(server, { invitedBy: id })
      expect(await server.status(calls.openInvitation, {}, {}, {}, { token }), `not yet ${how}`).toBe(200)
      await lose(id)
      expect(await server.status(calls.openInvitation, {}, {}, {}, { token }), how).toBe(410)
      expect(codeOf(await accept(token, { account })), how).toBe('invalid-token')
      await server.read(calls.inviteAgain, onRiva(invitation), {}, admin)
      const again = tokenIn(await mailing.mailbox.waitForMail(email), '/invitation')
      expect((await accept(again, { account })).statusCode, how).toBe(200)
    }
  })

  it('that no mail server takes says so [PPL-01]', async () => {
    const { id } = await invite(`${randomUUID()}@${REFUSED_DOMAIN}`)
    const undelivered = async () =>
      (await server.read(calls.listInvitations, HERE, {}, admin)).find((one) => one.id === id)?.undelivered
    await expect.poll(undelivered, { timeout: 15_000 }).toBe(true)
  })

  it('keeps of its link only a hash [PPL-01]', async () => {
    const { id, token } = await makeInvitation(server)
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(invitations)::text as row from invitations where id = ${id}`.execute(server.owner)
    expect(rows[0]?.row).not.toContain(token)
  })

  it('of another project is not found here [PPL-01]', async () => {
    const { id } = await makeInvitation(server)
    const { headers } = people.super_admin
    for (const call of [calls.inviteAgain, calls.withdrawInvitation])
      expect(await server.status(call, { projectId: SAVSKI_VIDIK, id }, {}, at(1, headers))).toBe(404)
  })
})

/** As somebody who has read that revision. */
const at = (revision: number, headers: Record<string, string>) => ({
  ...headers,
  'if-match': `"${revision}"`,
})

describe('people on a project', () => {
  const join = async (roleId: number) => {
    const { id, email } = await makeAccount(server)
    await server.owner
      .insertInto('project_users')
      .values({ project_id: RIVA, user_id: id, role_id: roleId, accepted_at: new Date() })
      .execute()
    return { id, email, session: await logIn(server, id) }
  }

  it('get another role, or none, in force within a second in open sessions [PPL-01]', async () => {
    const { id, session } = await join(ROLES.project_admin)
    const mayInvite = () => server.status(calls.listInvitations, HERE, {}, session)
    expect(await mayInvite()).toBe(200)
    const began = performance.now()
    await server.read(calls.changePerson, { ...HERE, id }, {}, at(1, admin), { roleId: ROLES.project_editor })
    expect([await mayInvite(), await reads(session)]).toEqual([403, 200])
    await server.read(calls.removePerson, { ...HERE, id }, {}, at(2, admin))
    expect(await reads(session)).toBe(403)
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  it('are told by name only once they accepted an invitation [PPL-01, ACC-11]', async () => {
    const { id } = await makeAccount(server)
    // As it was done before people came by invitation alone.
    await server.owner
      .insertInto('project_users')
      .values({ project_id: RIVA, user_id: id, role_id: ROLES.sales_agent })
      .execute()
    const listed = await server.read(calls.listPeople, HERE, {}, admin)
    expect(listed.find((person) => person.id === id)).toEqual({
      id,
      roleId: ROLES.sales_agent,
      firstName: null,
      lastName: null,
      email: null,
      acceptedAt: null,
      lastSeenAt: null,
      revision: 1,
    })
  })

  it('keep their last admin, whoever asks and however [PPL-01]', async () => {
    const { headers } = people.super_admin
    const { id } = await makeAccount(server)
    const place = { projectId: SAVSKI_VIDIK, id }
    await server.owner
      .insertInto('project_users')
      .values({ project_id: SAVSKI_VIDIK, user_id: id, role_id: ROLES.project_admin })
      .execute()
    expect(codeOf(await server.ask(calls.removePerson, place, {}, at(1, headers)))).toBe('last-admin')
    const demoted = await server.ask(calls.changePerson, place, {}, at(1, headers), { roleId: ROLES.user })
    expect(codeOf(demoted)).toBe('last-admin')
    const knowing = await server.knowing('projects', SAVSKI_VIDIK, headers)
    const emptied = await server.ask(changeProject, { id: SAVSKI_VIDIK }, {}, knowing, { users: [] })
    expect(codeOf(emptied)).toBe('last-admin')
  })

  it('of two admins who remove each other at once, one stays [PPL-01]', async () => {
    await server.owner.deleteFrom('project_users').where('project_id', '=', SAVSKI_VIDIK).execute()
    const two = await Promise.all(
      [0, 1].map(async () => {
        const { id } = await makeAccount(server)
        await server.owner
          .insertInto('project_users')
          .values({ project_id: SAVSKI_VIDIK, user_id: id, role_id: ROLES.project_admin })
          .execute()
        return { id, session: await logIn(server, id) }
      }),
    )
    const [first, second] = two
    if (!first || !second) throw new Error('Two were made')
    const remove = (id: number, session: Record<string, string>) =>
      server.status(calls.removePerson, { projectId: SAVSKI_VIDIK, id }, {}, at(1, session))
    const statuses = await Promise.all([remove(second.id, first.session), remove(first.id, second.session)])
    expect(statuses).toContain(200)
    const left = server.owner
      .selectFrom('project_users')
      .where('project_id', '=', SAVSKI_VIDIK)
      .select('user_id')
    expect(await left.execute()).toHaveLength(1)
  })

  it('cannot take their own admin role away [PPL-01]', async () => {
    const id = people.project_admin.userId
    const [self] = (await server.read(calls.listPeople, HERE, {}, admin)).filter((one) => one.id === id)
    const headers = at(self?.revision ?? 0, admin)
    const reply = await server.ask(calls.changePerson, { ...HERE, id }, {}, headers, { roleId: ROLES.user })
    expect(codeOf(reply)).toBe('own-role')
  })

  it('are changed by whoever has read them as they are: else 428, or 412 with who, when and what is there [AUT-12]', async () => {
    const { id } = await join(ROLES.sales_agent)
    const place = { ...HERE, id }
    const body = { roleId: ROLES.project_editor }
    for (const [call, sent] of [
      [calls.changePerson, { roleId: ROLES.project_admin }],
      [calls.removePerson, undefined],
    ] as const) {
      expect(await server.status(call, place, {}, admin, sent)).toBe(428)
      if (call === calls.changePerson) await server.read(calls.changePerson, place, {}, at(1, admin), body)
      const stale = await server.ask(call, place, {}, at(1, admin), sent)
      expect([stale.statusCode, stale.json()]).toMatchObject([
        412,
        {
          meta: { changedBy: { id: people.project_admin.userId }, changedAt: expect.any(String) },
          data: { id, revision: 2, ...body },
        },
      ])
    }
  })
})

describe('whoever sees prices by their address', () => {
  const seesPrice = async (headers: Record<string, string>) => {
    const { properties } = await server.read(getApartment, { id: 1001 }, {}, headers)
    return properties.price !== undefined
  }
  const add = (email: string) => server.read(calls.addPriceViewer, HERE, {}, admin, { email })

  it('sees them from the next call on, and no longer once removed [PPL-01]', async () => {
    const { id: userId, email } = await makeAccount(server)
    const session = await logIn(server, userId)
    expect(await seesPrice(session)).toBe(false)
    const { id } = await add(email.toUpperCase())
    expect(await seesPrice(session)).toBe(true)
    await server.read(calls.removePriceViewer, { ...HERE, id }, {}, admin)
    expect(await seesPrice(session)).toBe(false)
  })

  it('has the same answer without an account, and sees them when there is a confirmed one [PPL-01, ACC-11]', async () => {
    const [known, unknown] = [(await makeAccount(server)).email, someone()]
    const shape = ({
      id: _,
      email: __,
      addedAt: ___,
      ...rest
    }: object & { id: number; email: string; addedAt: string }) => rest
    expect(shape(await add(unknown))).toEqual(shape(await add(known)))
    const before = await server.read(calls.listPeople, HERE, {}, admin)
    const { id } = await makeAccount(server, { email: unknown, verified: false })
    const session = await logIn(server, id)
    expect(await seesPrice(session), 'an address that nobody confirmed').toBe(false)
    await sql`update users set email_verified_at = now() where id = ${id}`.execute(server.owner)
    expect(await seesPrice(session)).toBe(true)
    expect(await server.read(calls.listPeople, HERE, {}, admin), 'nothing shows that there is one').toEqual(
      before,
    )
  })

  it.each(['İ@x.example', 'ẞtraße@x.example'])(
    'is added with %s, whose small letters are a matter of opinion [PPL-01]',
    async (email) => {
      const added = await add(email)
      expect(added.email).toBe(email)
      expect((await add(email)).id).toBe(added.id)
    },
  )

  it('may be many thousands, and gets no other right by it [PPL-01]', async () => {
    await sql`insert into price_viewers (project_id, email)
      select ${RIVA}, 'buyer-' || n || '@many.example' from generate_series(1, 20000) as n`.execute(
      server.owner,
    )
    const { id, email } = await makeAccount(server)
    await add(email)
    const session = await logIn(server, id)
    expect([await seesPrice(session), await reads(session)]).toEqual([true, 403])
  })
})
