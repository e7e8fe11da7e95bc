import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { asOwner } from './databases.ts'

export interface TestUser {
  readonly id: number
  readonly email: string
  readonly password: string
}

/** Of the demo's accounts, whose password a user of a test shares. */
const DEMO_USER = 'user@riva.example'
const PASSWORD = 'riva-on-the-danube'
const RIVA = 1
const ROLE_USER = 4

/** A verified user of the test's own; on the project they see prices, as the demo's settings say. */
export async function newUser(rights: 'sees prices' | 'sees no prices'): Promise<TestUser> {
  const email = `buyer-${crypto.randomUUID()}@e2e.example`
  const { rows } = await asOwner(
    `insert into users (email, username, first_name, last_name, password_hash, role_id, email_verified_at)
     select $1, $1, 'Milica', 'Jovanović', password_hash, ${ROLE_USER}, now() from users where email = $2
     returning id`,
    [email, DEMO_USER],
  )
  const id = Number(rows[0]?.id)
  if (rights === 'sees prices')
    await asOwner(
      'insert into project_users (project_id, user_id, role_id, accepted_at) values ($1, $2, $3, now())',
      [RIVA, id, ROLE_USER],
    )
  return { id, email, password: PASSWORD }
}

/** The browser holds a session of theirs, as if they had logged in on an earlier visit. */
export async function stayLoggedIn(context: BrowserContext, user: TestUser): Promise<void> {
  await logIn(context.request, user)
  await context.addInitScript(() => localStorage.setItem('belvedere.session', '1'))
}

export async function accountFavourites(request: APIRequestContext, user: TestUser): Promise<number[]> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, user)}` }
  const answer = await request.get('/api/v1/users/favorites', { headers })
  return (await answer.json()).data.attributes.favoritesList
}

export async function keepInAccount(
  request: APIRequestContext,
  user: TestUser,
  favoritesList: readonly number[],
): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, user)}` }
  await request.put('/api/v1/users/favorites', { headers, data: { favoritesList } })
}

/** Of users whose account a test has looked into. */
const tokens = new Map<number, string>()

async function tokenOf(request: APIRequestContext, user: TestUser): Promise<string> {
  const token = tokens.get(user.id) ?? (await logIn(request, user))
  tokens.set(user.id, token)
  return token
}

async function logIn(request: APIRequestContext, { email, password }: TestUser): Promise<string> {
  const answer = await request.post('/api/v1/users/auth', { data: { username: email, password } })
  if (!answer.ok()) throw new Error(`${email} cannot log in: ${answer.status()}`)
  return (await answer.json()).data.attributes.token
}
