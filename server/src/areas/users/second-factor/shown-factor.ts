import { CONFIRMED_FOR_MINUTES } from '@belvedere/domain/accounts/second-factor'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/json-columns.ts'
import { Refused } from '../../../platform/http/refused.ts'
import type { Session } from '../../../platform/sessions/who-asks.ts'

/** What an account has to show beside its password. Recovery codes come with either. */
export type Factors = { readonly passkey: boolean; readonly code: boolean }

const HAS_PASSKEY = sql<boolean>`exists (select from passkeys where passkeys.user_id = users.id)`
const HAS_CODES = sql<boolean>`exists (select from one_time_codes where one_time_codes.user_id = users.id)`

/** Undefined for whoever has no second factor. */
export async function factorsOf(db: Kysely<Database>, userId: number): Promise<Factors | undefined> {
  const factors = await db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .select([HAS_PASSKEY.as('passkey'), HAS_CODES.as('code')])
    .executeTakeFirst()
  return factors && (factors.passkey || factors.code) ? factors : undefined
}

/** Whoever has a second factor has shown it in this session: a password, a link or a known device is not enough (SEC-10). */
export async function demandShown(db: Kysely<Database>, { id, sessionId }: Session): Promise<void> {
  if (!(await factorsOf(db, id))) return
  if (!(await sessionFacts(db, sessionId))?.strong) throw new Refused('second-factor-required')
}

/**
 * What changes the ways to log in is done by whoever has just proved who they are, and with their second factor if they
 * have one. Asked with the user locked, it also holds for what another session adds at the same moment.
 */
export async function demandConfirmed(db: Kysely<Database>, user: Session): Promise<void> {
  await demandShown(db, user)
  if (!(await sessionFacts(db, user.sessionId))?.fresh) throw new Refused('confirm-first')
}

const sessionFacts = (db: Kysely<Database>, sessionId: string) =>
  db
    .selectFrom('sessions')
    .where('family_id', '=', sessionId)
    .select([
      'strong',
      sql<boolean>`confirmed_at > now() - make_interval(mins => ${CONFIRMED_FOR_MINUTES})`.as('fresh'),
    ])
    .executeTakeFirst()
