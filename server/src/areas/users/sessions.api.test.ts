import { getProfile, logOut, refreshToken } from '@belvedere/contract/calls/users'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, PASSWORD, SAME_ORIGIN } from '../../testing/accounts.ts'
import { bearer, codeOf, cookieOf, sessionDesk, tokenOf } from '../../testing/session-desk.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const { logInAs, refreshWith, profileStatus, eventsOf } = sessionDesk(() => server)

/** Makes it as if all this user's rotations had been that long ago. */
const age = (userId: number, seconds: number) =>
  sql`update refresh_tokens set rotated_at = rotated_at - make_interval(secs => ${seconds})
      where user_id = ${userId}`.execute(server.owner)

describe('login', () => {
  it('gives a bearer token for the right e-mail and password, whatever its capitals [ACC-03, API-01]', async () => {
    const { id, email } = await makeAccount(server)
    const reply = await logInAs(email.toUpperCase())
    expect(reply.statusCode).toBe(200)
    const { attributes } = reply.json().data
    expect(attributes).toMatchObject({ id, token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) })
    const minutes = (Date.parse(attributes.expiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThanOrEqual(10)
    expect(await profileStatus(bearer(reply))).toBe(200)
  })

  it('takes the username as well [API-01]', async () => {
    const { username } = await makeAccount(server, { username: 'ana.savic' })
    expect((await logInAs(username)).statusCode).toBe(200)
  })

  it('a wrong pair is a mismatch, which no client answers with a refresh [ACC-03, ACC-08, API-01]', async () => {
    const { email } = await makeAccount(server)
    const unverified = await makeAccount(server, { verified: false })
    for (const [username, password] of [
      [email, 'a wrong one'],
      [unverified.email, 'a wrong one'],
      ['nobody@test.example', PASSWORD],
    ] as const) {
      const reply = await logInAs(username, password)
      expect([reply.statusCode, codeOf(reply)]).toEqual([422, 'credentials-mismatch'])
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
  })

  it('unauthorized is said only after a correct password of an unverified or blocked account [ACC-03, ACC-11]', async () => {
    for (const facts of [{ verified: false }, { blocked: true }]) {
      const { email } = await makeAccount(server, facts)
      const reply = await logInAs(email)
      expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'unauthorized-account'])
    }
  })

  it('keeps passwords as argon2id and tokens as hashes [API-01]', async () => {
    const { id, email } = await makeAccount(server)
    const cookie = cookieOf(await logInAs(email))
    const { rows } = await sql<{ row: string }>`
      select u::text as row from users u where id = ${id}
      union all select t::text from refresh_tokens t where user_id = ${id}`.execute(server.owner)
    expect(rows).toHaveLength(2)
    expect(rows[0]?.row).toContain('$argon2id$')
    expect(rows.filter(({ row }) => row.includes(cookie) || row.includes(PASSWORD))).toEqual([])
  })

  it('the refresh token is in a cookie that scripts cannot read, for the refresh call alone [API-01, API-03]', async () => {
    const { email } = await makeAccount(server)
    const [cookie] = [(await logInAs(email)).headers['set-cookie']].flat()
    const attributes = String(cookie).split('; ').slice(1)
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/api/v1/users/refresh-token',
      'SameSite=Lax',
    ])
  })
})

describe('a bearer token', () => {
  it('that has ended is answered with 401; one refresh later the same call succeeds [ACC-08, API-02, API-03]', async () => {
    const { id, email } = await makeAccount(server)
    const login = await logInAs(email)
    const [, payload = ''] = tokenOf(login).split('.')
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const ended = await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(id))
      .setExpirationTime('-1s')
      .sign(new TextEncoder().encode(server.config.authSecret))
    const refused = await server.ask(getProfile, {}, {}, { authorization: `Bearer ${ended}` })
    expect([refused.statusCode, codeOf(refused)]).toEqual([401, 'unauthorized'])
    expect(await profileStatus(bearer(await refreshWith(cookieOf(login))))).toBe(200)
  })

  it('counts in the Authorization header alone [ACC-08]', async () => {
    const { email } = await makeAccount(server)
    const token = tokenOf(await logInAs(email))
    expect(await profileStatus({ cookie: `token=${token}; refresh=${token}` })).toBe(401)
    expect(await server.status(getProfile, {}, { token })).toBe(401)
    expect(await profileStatus({ authorization: token })).toBe(401)
    expect(await profileStatus({ authorization: `bearer ${token}` })).toBe(200)
  })
})

describe('refresh', () => {
  it('gives a new bearer token and a new refresh token [ACC-08, API-03]', async () => {
    const { id, email } = await makeAccount(server)
    const login = await logInAs(email)
    const refreshed = await refreshWith(cookieOf(login))
    expect(refreshed.statusCode).toBe(200)
    expect(refreshed.json().data.attributes.id).toBe(id)
    expect(cookieOf(refreshed)).toMatch(/./)
    expect(cookieOf(refreshed)).not.toBe(cookieOf(login))
    expect(await profileStatus(bearer(refreshed))).toBe(200)
    expect((await refreshWith(cookieOf(refreshed))).statusCode).toBe(200)
  })

  it('is refused without the cookie, with a wrong one, and to other sites [ACC-08, API-03]', async () => {
    const { email } = await makeAccount(server)
    const cookie = cookieOf(await logInAs(email))
    expect(await server.status(refreshToken, {}, {}, SAME_ORIGIN)).toBe(401)
    expect((await refreshWith('nonsense')).statusCode).toBe(401)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await refreshWith(cookie, { 'sec-fetch-site': site })).statusCode).toBe(403)
    expect((await refreshWith(cookie, {})).statusCode).toBe(403)
    expect((await refreshWith(cookie)).statusCode).toBe(200)
  })

  it('twenty parallel refreshes lock nobody out, and make one successor [ACC-08, API-03]', async () => {
    const { id, email } = await makeAccount(server)
    const cookie = cookieOf(await logInAs(email))
    const replies = await Promise.all(Array.from({ length: 20 }, () => refreshWith(cookie)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(replies.map(cookieOf)).size).toBe(1)
    const tokens = server.owner.selectFrom('refresh_tokens').where('user_id', '=', id)
    expect(await tokens.select('id').execute()).toHaveLength(2)
    for (const reply of replies) {
      expect(await profileStatus(bearer(reply))).toBe(200)
      expect((await refreshWith(cookieOf(reply))).statusCode).toBe(200)
    }
  })

  it('a refresh token used again within 10 s of its rotation is a race, and gives the same successor [API-03, SEC-05]', async () => {
    const { id, email } = await makeAccount(server)
    const cookie = cookieOf(await logInAs(email))
    const first = await refreshWith(cookie)
    await age(id, 8)
    const again = await refreshWith(cookie)
    expect(again.statusCode).toBe(200)
    expect(cookieOf(again)).toBe(cookieOf(first))
  })

  it('a thief who is quick is found out as soon as the owner goes on [API-03, SEC-05]', async () => {
    const { id, email } = await makeAccount(server)
    const stolen = cookieOf(await logInAs(email))
    const [owner, thief] = [await refreshWith(stolen), await refreshWith(stolen)]
    // The thief goes on first; whoever comes second with the same token ends the session for both.
    expect((await refreshWith(cookieOf(thief))).statusCode).toBe(200)
    await age(id, 600)
    expect((await refreshWith(cookieOf(owner))).statusCode).toBe(401)
    expect(await profileStatus(bearer(thief))).toBe(401)
    expect(await eventsOf(id)).toContain('session-stolen')
  })

  it('no refresh makes a session longer: it ends 30 days after the login [SEC-04, API-03]', async () => {
    const { id, email } = await makeAccount(server)
    const login = await logInAs(email)
    await sql`update refresh_tokens set expires_at = expires_at - interval '29 days' where user_id = ${id}`.execute(
      server.owner,
    )
    const refreshed = await refreshWith(cookieOf(login))
    const [, maxAge] = /Max-Age=(\d+)/.exec(String(refreshed.headers['set-cookie'])) ?? []
    expect(Number(maxAge)).toBeGreaterThan(86_000)
    expect(Number(maxAge)).toBeLessThanOrEqual(86_400)
    await sql`update refresh_tokens set expires_at = expires_at - interval '1 day' where user_id = ${id}`.execute(
      server.owner,
    )
    expect((await refreshWith(cookieOf(refreshed))).statusCode).toBe(401)
    expect(await profileStatus(bearer(refreshed))).toBe(401)
  })

  it('later it ends its family, and no other [API-03]', async () => {
    const { id, email } = await makeAccount(server)
    const [login, elsewhere] = [await logInAs(email), await logInAs(email)]
    const refreshed = await refreshWith(cookieOf(login))
    await age(id, 10.5)
    const reused = await refreshWith(cookieOf(login))
    expect([reused.statusCode, codeOf(reused)]).toEqual([401, 'unauthorized'])
    expect(reused.headers['set-cookie']).toBeUndefined()
    expect((await refreshWith(cookieOf(refreshed))).statusCode).toBe(401)
    expect(await profileStatus(bearer(refreshed))).toBe(401)
    expect(await profileStatus(bearer(elsewhere))).toBe(200)
    expect((await refreshWith(cookieOf(elsewhere))).statusCode).toBe(200)
  })

  it('a token that has ended, or whose user was blocked, is refused [API-03]', async () => {
    const [old, blocked] = [await makeAccount(server), await makeAccount(server)]
    const cookies = [cookieOf(await logInAs(old.email)), cookieOf(await logInAs(blocked.email))]
    await sql`update refresh_tokens set expires_at = now() where user_id = ${old.id}`.execute(server.owner)
    await sql`update users set blocked_at = now() where id = ${blocked.id}`.execute(server.owner)
    for (const cookie of cookies) expect((await refreshWith(cookie)).statusCode).toBe(401)
  })
})

describe('logout', () => {
  it('ends the session on the server, under either base [ACC-07, API-04]', async () => {
    const { email } = await makeAccount(server)
    for (const base of ['/api/v1', '/th-server/api/v1'] as const) {
      const [login, elsewhere] = [await logInAs(email), await logInAs(email)]
      const reply = await server.ask({ ...logOut, base }, {}, {}, { ...bearer(login), ...SAME_ORIGIN })
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['set-cookie']).toMatch(/^refresh=; .*Path=\/api\/v1\/users\/refresh-token/)
      expect(await profileStatus(bearer(login))).toBe(401)
      expect((await refreshWith(cookieOf(login))).statusCode).toBe(401)
      expect(await profileStatus(bearer(elsewhere))).toBe(200)
    }
  })

  it('is refused to other sites, and to whoever does not say [ACC-07, API-04]', async () => {
    const { email } = await makeAccount(server)
    const login = await logInAs(email)
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }])
      expect(await server.status(logOut, {}, {}, { ...bearer(login), ...headers })).toBe(403)
    expect(await profileStatus(bearer(login))).toBe(200)
  })

  it('a refresh that runs beside it opens no session behind its back [ACC-07]', async () => {
    const { email } = await makeAccount(server)
    for (let round = 0; round < 10; round += 1) {
      const login = await logInAs(email)
      const [, refreshed] = await Promise.all([
        server.ask(logOut, {}, {}, { ...bearer(login), ...SAME_ORIGIN }),
        refreshWith(cookieOf(login)),
      ])
      if (refreshed.statusCode === 200) expect(await profileStatus(bearer(refreshed))).toBe(401)
      expect((await refreshWith(cookieOf(refreshed))).statusCode).toBe(401)
    }
  })
})
