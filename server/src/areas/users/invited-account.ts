import type { Locale } from '@belvedere/domain/screens/locale'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { accountByEmail, keepSignUp, markVerified, savePassword } from './account-queries.ts'
import { factorsOf } from './second-factor/shown-factor.ts'
import { voidEmailTokens } from './token-queries.ts'

type Invited = {
  email: string
  locale: Locale
  names: { firstName: string; lastName: string } | undefined
  passwordHash: string | undefined
}

/**
 * The account of an address to which a link was mailed: the one that there is, or a new one with the names and the
 * password that came along. A sign-up that nobody confirmed may be a stranger's: it is taken over.
 */
export async function invitedAccount(
  db: Transaction<Database>,
  { email, locale, names, passwordHash }: Invited,
): Promise<number> {
  const present = await accountByEmail(db, email)
  if (present?.blocked) throw new Refused('unauthorized-account')
  if (present?.verified && (present.passwordHash !== null || (await factorsOf(db, present.id))))
    return present.id
  if (!names || passwordHash === undefined) throw new Refused('invalid-input', 'account: is missing')
  await keepSignUp(db, { email, ...names, locale })
  const account = await accountByEmail(db, email)
  if (!account) throw new Error('An account was made and is not there')
  await savePassword(db, account.id, passwordHash)
  await markVerified(db, account.id)
  await voidEmailTokens(db, account.id, 'verify-email')
  await voidEmailTokens(db, account.id, 'reset-password')
  return account.id
}
