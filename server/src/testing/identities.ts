import { randomBytes, randomUUID } from 'node:crypto'
import type { Asker } from '@belvedere/domain/accounts/rights'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { signAccessToken } from '../platform/sessions/access-token.ts'
import { hashedPassword } from './accounts.ts'
import type { TestApp } from './test-app.ts'

export const RIVA = 1
/** A project next door: published, with nothing in it. */
export const SAVSKI_VIDIK = 101

/** Everyone that a call can meet. All but the first three are named for their role. */
export const IDENTITIES = [
  'visitor',
  'user',
  'user on the project',
  'sales_agent',
  'project_editor',
  'project_admin',
  'super_admin',
] as const

export type Identity = (typeof IDENTITIES)[number]

/** `userId` is 0 for the visitor, whom nobody knows. */
export type Identified = { userId: number; headers: Record<string, string> }

export type Identities = Record<Identity, Identified>

const ON_PROJECT: Partial<Record<Identity, number>> = {
  'user on the project': ROLES.user,
  sales_agent: ROLES.sales_agent,
  project_editor: ROLES.project_editor,
  project_admin: ROLES.project_admin,
}

/** Whoever they are to the rules of the domain. */
export function askerOf(identity: Identity, projectId: number): Asker | undefined {
  if (identity === 'visitor') return undefined
  const roleId = ON_PROJECT[identity]
  const roles = new Map(roleId === undefined ? [] : [[projectId, roleId]])
  return { id: 1, superAdmin: identity === 'super_admin', roles }
}

type Server = Pick<TestApp, 'owner' | 'config'>

/**
 * One user for each, with a session, holding their role on that project. Made for another project than the one that
 * a call is about, they are the same people seen from outside.
 */
export async function makeIdentities(server: Server, projectId = RIVA): Promise<Identities> {
  const made = await Promise.all(
    IDENTITIES.map(async (identity) => [identity, await makeIdentity(server, identity, projectId)]),
  )
  return Object.fromEntries(made)
}

async function makeIdentity(server: Server, identity: Identity, projectId: number): Promise<Identified> {
  if (identity === 'visitor') return { userId: 0, headers: {} }
  const username = `${identity.replaceAll(' ', '-')}-${randomUUID()}`
  const { id: userId } = await server.owner
    .insertInto('users')
    .values({
      email: `${username}@test.example`,
      username,
      first_name: 'Test',
      last_name: 'Person',
      password_hash: await hashedPassword(),
      role_id: identity === 'super_admin' ? ROLES.super_admin : ROLES.user,
      email_verified_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const roleId = ON_PROJECT[identity]
  if (roleId !== undefined)
    await server.owner
      .insertInto('project_users')
      .values({ project_id: projectId, user_id: userId, role_id: roleId, accepted_at: new Date() })
      .execute()
  return { userId, headers: await logIn(server, userId) }
}

/** Access tokens last ten minutes: a test that goes on for longer has its people log in again now and then. */
export async function logInAgain(server: Server, people: Identities): Promise<void> {
  for (const { userId, headers } of Object.values(people))
    if (userId !== 0) Object.assign(headers, await logIn(server, userId))
}

const AN_HOUR_MS = 3_600_000

/** The headers of a session of that user, as a login with a passkey makes one. */
export async function logIn(server: Server, userId: number): Promise<Record<string, string>> {
  const sessionId = randomUUID()
  await server.owner
    .insertInto('refresh_tokens')
    .values({
      family_id: sessionId,
      user_id: userId,
      token_hash: randomBytes(32),
      expires_at: new Date(Date.now() + AN_HOUR_MS),
    })
    .execute()
  await server.owner
    .updateTable('sessions')
    .set({ strong: true })
    .where('family_id', '=', sessionId)
    .execute()
  const token = await signAccessToken({ userId, sessionId }, server.config.authSecret)
  return { authorization: `Bearer ${token}` }
}
