import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { tokenHash } from '../areas/users/mailed-token.ts'
import { hashPassword } from '../areas/users/passwords.ts'
import type { TestApp } from './test-app.ts'

type Server = Pick<TestApp, 'owner'>

export const PASSWORD = 'a long password'
/** What a browser says of a request that our own page makes. */
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

let hashed: Promise<string> | undefined

/** Of PASSWORD, hashed once for a process. */
export function hashedPassword(): Promise<string> {
  hashed ??= hashPassword(PASSWORD)
  return hashed
}

type AccountFacts = {
  email?: string
  username?: string
  verified?: boolean
  blocked?: boolean
  /** Of one that none was chosen for yet: false. */
  password?: boolean
}

/** An account that can log in with PASSWORD, unless something else is said. */
export async function makeAccount({ owner }: Server, facts: AccountFacts = {}) {
  const { verified = true, blocked = false, password = true, email = `${randomUUID()}@test.example` } = facts
  const { username = email } = facts
  const { id } = await owner
    .insertInto('users')
    .values({
      email,
      username,
      first_name: 'Ana',
      last_name: 'Savić',
      password_hash: password ? await hashedPassword() : null,
      email_verified_at: verified ? new Date() : null,
      blocked_at: blocked ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email, username, password: PASSWORD }
}

/** Another account that may do the same, with PASSWORD. */
export async function makeTwin(server: Server, userId: number): Promise<number> {
  const { id } = await makeAccount(server)
  await sql`update users set role_id = other.role_id from users as other
    where users.id = ${id} and other.id = ${userId}`.execute(server.owner)
  await sql`
    insert into project_users (project_id, user_id, role_id)
    select project_id, ${id}, role_id from project_users where user_id = ${userId}`.execute(server.owner)
  return id
}

/** A token as a mailed link carries it. */
export async function makeMailedToken(
  server: Server,
  purpose: 'verify-email' | 'reset-password',
  { userId, expiresAt = new Date(Date.now() + 60_000) }: { userId?: number; expiresAt?: Date } = {},
): Promise<string> {
  const token = randomUUID()
  const user = userId ?? (await makeAccount(server, { verified: purpose === 'reset-password' })).id
  await server.owner
    .insertInto('email_tokens')
    .values({ user_id: user, purpose, token_hash: tokenHash(token), expires_at: expiresAt })
    .execute()
  return token
}

/** The headers of a refresh by our own page, with the cookie of a session of that user. */
export async function makeRefreshHeaders({ owner }: Server, userId: number) {
  const token = randomUUID()
  await owner
    .insertInto('refresh_tokens')
    .values({
      family_id: randomUUID(),
      user_id: userId,
      token_hash: tokenHash(token),
      expires_at: new Date(Date.now() + 600_000),
    })
    .execute()
  return { ...SAME_ORIGIN, cookie: `refresh=${token}` }
}
