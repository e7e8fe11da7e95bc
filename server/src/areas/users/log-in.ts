import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { accountByName } from './account-queries.ts'
import { passwordFits } from './passwords.ts'
import { type OpenedSession, openSession } from './sessions.ts'

type Credentials = { username: string; password: string }

/** "A wrong pair is a mismatch; unauthorized is said only after a correct password" (ACC-03). */
export async function logIn(
  members: Kysely<Database>,
  { username, password }: Credentials,
  secret: string,
): Promise<OpenedSession> {
  const account = await accountByName(members, username)
  const fits = await passwordFits(account?.passwordHash, password)
  if (!account || !fits) throw new Refused('credentials-mismatch')
  if (!account.verified || account.blocked) throw new Refused('unauthorized-account')
  return openSession(members, account, secret)
}
