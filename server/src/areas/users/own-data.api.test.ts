import { undoAction } from '@belvedere/contract/calls/history'
import { deleteAccount, getOwnData } from '@belvedere/contract/calls/privacy'
import { removePasskey, renamePasskey } from '@belvedere/contract/calls/security'
import { getProfile, logIn as logInCall, refreshToken } from '@belvedere/contract/calls/users'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount, makeRefreshHeaders, PASSWORD } from '../../testing/accounts.ts'
import { makeEnquiry } from '../../testing/desk-samples.ts'
import { logIn, makeIdentities, RIVA } from '../../testing/identities.ts'
import { givePasskey } from '../../testing/software-passkey.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const remove = (headers: Record<string, string>, body: object = { password: PASSWORD }) =>
  server.ask(deleteAccount, {}, {}, headers, body)

/** Someone with a favourite, a role and an enquiry. */
async function makePerson() {
  const account = await makeAccount(server)
  await server.owner.insertInto('favourites').values({ user_id: account.id, apartment_id: 1002 }).execute()
  await server.owner
    .insertInto('project_users')
    .values({ project_id: RIVA, user_id: account.id, role_id: ROLES.user })
    .execute()
  await server.owner
    .insertInto('passkeys')
    .values({
      user_id: account.id,
      credential_id: `credential of ${account.id}`,
      public_key: Buffer.from('not for anyone'),
      counter: 0,
      transports: [],
      name: 'Laptop',
      keeper: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd',
      synced: true,
    })
    .execute()
  await server.owner
    .insertInto('one_time_codes')
    .values({ user_id: account.id, sealed_secret: Buffer.from('not for anyone'), last_step: 0 })
    .execute()
  await makeEnquiry(server, { emailAddress: account.email.toUpperCase() })
  return { ...account, headers: await logIn(server, account.id) }
}

it('lets a person take out everything that is kept about them, and nothing of others [PRV-02]', async () => {
  const { id, email, headers } = await makePerson()
  await makeEnquiry(server, { emailAddress: 'somebody@else.example' })
  const data = await server.read(getOwnData, {}, {}, headers)
  expect(data).toMatchObject({
    id,
    email,
    firstName: 'Ana',
    lastName: 'Savić',
    roles: [{ projectId: RIVA, role: 'user' }],
    favourites: [{ apartmentId: 1002 }],
    enquiries: [{ emailAddress: email.toUpperCase(), phoneNumber: '064 123', apartmentIds: [1001] }],
    backups: { keptDays: 30 },
  })
  expect(data.sessions).toHaveLength(1)
  expect(data.passkeys).toMatchObject([{ name: 'Laptop', keeper: 'iCloud Keychain' }])
  expect(data.oneTimeCodesSince).toMatch(/^\d{4}-/)
  expect(data.securityEvents.map(({ kind }) => kind)).toEqual(['role-given', 'export'])
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash|secret|not for anyone/i)
})

it('deletes an account with its sessions, favourites and roles at once, and names what stays [PRV-02]', async () => {
  const { id, email, headers } = await makePerson()
  const elsewhere = await logIn(server, id)
  const cookie = await makeRefreshHeaders(server, id)
  const reply = await remove(headers)
  expect(reply.json().data.attributes).toEqual({
    id,
    enquiries: [],
    erased: [{ projectId: RIVA, enquiries: 1, claims: 0, changes: 0, addresses: 0, texts: 0 }],
    stays: [],
    backups: { keptDays: 30 },
  })
  expect(String(reply.headers['set-cookie'])).toMatch(/refresh=;/)
  for (const session of [headers, elsewhere])
    expect(await server.status(getProfile, {}, {}, session)).toBe(401)
  expect(await server.status(refreshToken, {}, {}, cookie)).toBe(401)
  const body = { username: email, password: PASSWORD }
  expect(await server.status(logInCall, {}, {}, {}, body)).toBe(422)
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from users where id = ${id})
      + (select count(*) from refresh_tokens where user_id = ${id})
      + (select count(*) from favourites where user_id = ${id})
      + (select count(*) from project_users where user_id = ${id})
      + (select count(*) from enquiries where lower(email_address) = lower(${email}))
      + (select count(*) from actions where user_id = ${id}) as left`.execute(server.owner)
  expect(rows).toEqual([{ left: '0' }])
})

it('leaves nobody named in what happened to an account, by the name of a passkey of theirs [PRV-03]', async () => {
  const { id } = await makeAccount(server)
  const headers = await logIn(server, id)
  const passkey = await givePasskey(server, id)
  await server.read(renamePasskey, { id: passkey.id }, {}, headers, { name: 'Telefon Zore Žimonjić' })
  await server.read(removePasskey, { id: passkey.id }, {}, headers)
  const events = async () => {
    const { rows } = await sql<{ row: string }>`
      select kind || ' ' || details::text as row from security_events where details::text like '%Žimonjić%'`.execute(
      server.owner,
    )
    return rows.map(({ row }) => row)
  }
  expect(await events()).toEqual([expect.stringMatching(/^passkey-removed /)])
  expect((await remove(headers)).statusCode).toBe(200)
  expect(await events()).toEqual([])
})

it('wants the password, or a login of the last ten minutes [PRV-02]', async () => {
  const { id, headers } = await makePerson()
  const wrong = await remove(headers, { password: 'not this one' })
  expect([wrong.statusCode, wrong.json().errors[0].code]).toEqual([422, 'credentials-mismatch'])
  const age = (minutes: number) =>
    sql`update refresh_tokens set created_at = now() - make_interval(mins => ${minutes})
      where user_id = ${id}`.execute(server.owner)
  await age(11)
  expect((await remove(headers, {})).statusCode).toBe(422)
  expect(await server.status(getProfile, {}, {}, headers)).toBe(200)
  await age(9)
  expect((await remove(headers, {})).statusCode).toBe(200)
})

it('slows down who guesses the password there [PRV-02]', { retry: 1 }, async () => {
  const { headers } = await makePerson()
  const statuses = []
  for (let nth = 0; nth < 11; nth += 1)
    statuses.push((await remove(headers, { password: 'not this one' })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(422), 429])
})

it('keeps the last super_admin, without whom nobody could make another [PRV-02]', async () => {
  await sql`update users set role_id = ${ROLES.user} where role_id = ${ROLES.super_admin}`.execute(
    server.owner,
  )
  const { id } = await makeAccount(server)
  await server.owner.updateTable('users').set({ role_id: ROLES.super_admin }).where('id', '=', id).execute()
  const headers = await logIn(server, id)
  const reply = await remove(headers)
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([409, 'in-use'])
  const another = await makeAccount(server)
  await server.owner
    .updateTable('users')
    .set({ role_id: ROLES.super_admin })
    .where('id', '=', another.id)
    .execute()
  expect((await remove(headers)).statusCode).toBe(200)
})

it('brings nobody back by an undo [PRV-02, AUT-05]', async () => {
  const { id, headers } = await makePerson()
  await remove(headers)
  const { super_admin } = await makeIdentities(server)
  const { rows } = await sql<{ id: string }>`
    select action_id as id from changes where table_name = 'project_users' and row_key = ${`${RIVA}/${id}`}
    order by id desc limit 1`.execute(server.owner)
  const params = { projectId: RIVA, id: Number(rows[0]?.id) }
  const reply = await server.ask(undoAction, params, {}, super_admin.headers, {})
  expect([reply.statusCode, reply.json().data?.attributes]).toEqual([
    200,
    { id: params.id, undone: 0, kept: 0 },
  ])
})
