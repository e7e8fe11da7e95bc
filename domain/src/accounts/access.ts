import type { ApiScope } from './api-scopes.ts'
import { type Asker, hasRight, type Right } from './rights.ts'

/**
 * Who may make a call (the table of the API area in docs/requirements.md):
 * - anyone: published content
 * - depends-on-asker: everyone may ask, the answer differs
 * - self: a logged-in user, about themselves
 * - refresh-cookie: whoever's session the refresh cookie belongs to; the call itself looks at it
 * - a right: whoever has it on the project
 */
export type Access = 'anyone' | 'depends-on-asker' | 'refresh-cookie' | 'self' | Right

export type Verdict = 'yes' | 'log-in' | 'no'

/** Without a project the call is about a list: whoever has the right on some project may ask for theirs. */
export function mayCall(access: Access, asker: Asker | undefined, projectId?: number): Verdict {
  if (access === 'anyone' || access === 'depends-on-asker' || access === 'refresh-cookie') return 'yes'
  if (!asker) return 'log-in'
  return access === 'self' || hasRight(asker, access, projectId) ? 'yes' : 'no'
}

/** A program's key opens the calls that name one of its scopes, and no other, whatever visitors may read. */
export const keyOpens = (scopes: readonly ApiScope[], wanted: ApiScope | undefined): boolean =>
  wanted !== undefined && scopes.includes(wanted)
