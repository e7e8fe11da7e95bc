import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/json-columns.ts'
import { Refused } from '../../../platform/http/refused.ts'
import { type Account, accountById } from '../account-queries.ts'
import { tokenHash } from '../mailed-token.ts'
import { factorsOf } from './shown-factor.ts'
import { readTicket, signTicket } from './tickets.ts'

/**
 * For whoever has a second factor a right password is half of a login: the ticket in the refusal leads on to the other
 * half, by a code or a recovery code; a passkey logs in by itself (SEC-10).
 */
export async function demandFactor(
  members: Kysely<Database>,
  account: Account,
  secret: string,
): Promise<void> {
  const factors = await factorsOf(members, account.id)
  if (!factors) return
  const facts = { sub: String(account.id), password: fingerprint(account) }
  const pending = await signTicket('pending-login', facts, secret)
  throw new Refused('code-required', '', { meta: { pending, factors } })
}

/** Whose password was right some minutes ago, unless it was changed since. */
export async function pendingAccount(
  members: Kysely<Database>,
  pending: string,
  secret: string,
): Promise<Account> {
  const ticket = await readTicket('pending-login', pending, secret)
  const account = ticket && (await accountById(members, Number(ticket.sub)))
  if (!account || account.blocked || ticket.password !== fingerprint(account))
    throw new Refused('invalid-token')
  return account
}

const fingerprint = ({ passwordHash }: Account) => tokenHash(passwordHash ?? '').toString('base64url')
