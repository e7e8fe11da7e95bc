import type { Profile } from '@belvedere/contract/entities/profile'
import { type LoginFailure, loginFailure } from '@belvedere/domain/accounts/login-failure'
import { browserApi, browserBearer, onSessionEnded } from '../api/loader-api.ts'
import { createStore } from './create-store.ts'
import { hintSession, sessionHint } from './session-hint.ts'

/** Who is here: nobody knows before hydration, then a visitor or a user with a profile. */
type Session =
  | { readonly status: 'unknown' | 'visitor'; readonly profile: null }
  | { readonly status: 'user'; readonly profile: Profile }

/** Logged in just now, found again after a reload, logged out, or ended by the server. */
export type SessionEvent = 'login' | 'resume' | 'logout' | 'expiry'

type SessionListener = (event: SessionEvent, session: Session) => void

const VISITOR: Session = { status: 'visitor', profile: null }

const session = createStore<Session>({ status: 'unknown', profile: null })
const listeners = new Set<SessionListener>()

export const useSession = () => session.use((now) => now)

/** Outside of components: who is here now. */
export const profileNow = () => session.get().profile

/** The same, e.g. when a heart is pressed. */
export const isUser = () => session.get().status === 'user'

/** For what follows the user, such as their favourites. */
export function onSession(listener: SessionListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let started: Promise<void> = Promise.resolve()

/** When it is known who is here; until then a user looks like a visitor. */
export const sessionKnown = () => started

/** After hydration, and when another tab logged in or out: finds the session that the hint speaks of. */
export function startSession(): Promise<void> {
  started = findSession()
  return started
}

async function findSession(): Promise<void> {
  onSessionEnded(() => end('expiry'))
  if (!sessionHint()) return isUser() ? end('logout') : session.set(VISITOR)
  if (isUser()) return
  const profile = (await browserBearer().refresh()) ? await readProfile() : undefined
  if (isUser()) return
  if (profile) become('resume', { status: 'user', profile })
  else session.set(VISITOR)
}

/** What somebody has to show beside their password; recovery codes come with either. */
export interface Factors {
  readonly passkey: boolean
  readonly code: boolean
}

/** The password was right, and leads with a second factor to the login. */
export interface PendingLogin {
  readonly pending: string
  readonly factors: Factors
}

type LoginOutcome = 'in' | LoginFailure | PendingLogin

export async function logIn(username: string, password: string): Promise<LoginOutcome> {
  try {
    const { answer, refusal, meta } = await browserApi().send('POST /api/v1/users/auth', {
      body: { username, password },
    })
    if (refusal?.code === 'code-required') return { pending: String(meta?.pending), factors: factorsIn(meta) }
    return answer ? enter(answer.token) : loginFailure(refusal?.code)
  } catch {
    return 'failed'
  }
}

/** Which second factors a refusal speaks of. */
export function factorsIn(meta: Readonly<Record<string, unknown>> | undefined): Factors {
  const { passkey, code } = (meta?.factors ?? {}) as Partial<Factors>
  return { passkey: passkey === true, code: code === true }
}

/** With the token of a login, however it was made. */
export async function enter(token: string): Promise<'in' | 'failed'> {
  browserBearer().keep(token)
  const profile = await readProfile()
  if (!profile) return 'failed'
  hintSession(true)
  become('login', { status: 'user', profile })
  return 'in'
}

/**
 * Ends the session on the server first: one that goes on there is not said to be over (ACC-07). The screen is left
 * before everyone hears of it, so that no guard sends the user who goes to the login.
 */
export async function logOut(leave: () => void | Promise<void>): Promise<boolean> {
  try {
    const { response } = await browserApi().send('GET /api/v1/users/logout')
    // 401: it had ended already.
    if (!response.ok && response.status !== 401) return false
  } catch {
    return false
  }
  forget()
  await leave()
  end('logout')
  return true
}

/** The names as they were saved. */
export function keepProfile(profile: Profile): void {
  session.set((now) => (now.status === 'user' ? { ...now, profile } : now))
}

/** After somebody joined a project or showed a second factor: their rights are others now. */
export async function readProfileAgain(): Promise<void> {
  keepProfile(await browserApi().read('GET /api/v1/users/profile'))
}

/** Without a profile there is no user; the screens go on as for a visitor (GEN-16). */
async function readProfile(): Promise<Profile | undefined> {
  try {
    return await browserApi().read('GET /api/v1/users/profile')
  } catch (error) {
    console.error('The profile could not be fetched', error)
    browserBearer().keep(undefined)
    return undefined
  }
}

/** What this browser holds of the session; of one that is over on the server, the rest of it. */
export function forget() {
  hintSession(false)
  browserBearer().keep(undefined)
}

function end(event: 'logout' | 'expiry') {
  forget()
  if (isUser()) become(event, VISITOR)
  else session.set(VISITOR)
}

function become(event: SessionEvent, next: Session) {
  session.set(next)
  for (const listener of listeners) listener(event, next)
}
