import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import type { Account } from './account-queries.ts'
import { passwordFits } from './passwords.ts'
import { keepSecurityEvent, type Origin } from './security-events.ts'

type Attempt = {
  /** Undefined where no account has that name: everything else goes the same way (ACC-11). */
  account: Account | undefined
  password: string
  origin: Origin
}

/** Whose pair it is. "A wrong pair is a mismatch; unauthorized is said only after a correct password" (ACC-03). */
export async function checkCredentials(
  members: Kysely<Database>,
  { account, password, origin }: Attempt,
): Promise<Account> {
  const fits = await passwordFits(account?.passwordHash, password)
  if (account && fits && account.verified && !account.blocked) return account
  await keepSecurityEvent(members, { kind: 'login-failed', userId: account?.id ?? null, origin })
  throw new Refused(fits ? 'unauthorized-account' : 'credentials-mismatch')
}
