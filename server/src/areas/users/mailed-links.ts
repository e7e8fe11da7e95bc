import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import type { Enqueue } from '../../platform/jobs/jobs.ts'
import { type Account, accountByEmail, markVerified, savePassword } from './account-queries.ts'
import { type Purpose, tokenHash } from './mailed-token.ts'
import { hashPassword } from './passwords.ts'
import { factorsOf } from './second-factor/shown-factor.ts'
import { keepSecurityEvent, type Origin } from './security-events.ts'
import { lockUser, revokeSessions } from './session-queries.ts'
import { demandStrongPassword } from './strong-password.ts'
import { emailTokenRow, useEmailToken, voidEmailTokens } from './token-queries.ts'

type Confirmed = { id: string; email: string }

const confirmed = ({ email }: { email: string }): Confirmed => ({ id: email, email })

/**
 * Confirms the address that the link was mailed to. The link stays usable until a password was chosen with it: the page
 * that it opens asks for one (SEC-03).
 */
export async function verifyEmailAddress(members: Kysely<Database>, token: string): Promise<Confirmed> {
  const row = await emailTokenRow(members, tokenHash(token), ['verify-email'])
  if (!row) throw new Refused('invalid-token')
  await markVerified(members, row.userId)
  return confirmed(row)
}

/** A link that can still be used stays usable. */
export async function checkResetToken(members: Kysely<Database>, token: string): Promise<Confirmed> {
  const row = await emailTokenRow(members, tokenHash(token), ['reset-password'])
  if (!row) throw new Refused('invalid-token')
  return confirmed(row)
}

type Chosen = {
  token: string
  password: string
  origin: Origin
  /** Whether that user has shown a second factor; refuses whoever has one and shows none. */
  prove: (userId: number) => Promise<boolean>
}

/** What a password may be chosen with. */
const PASSWORD_LINKS: readonly Purpose[] = ['verify-email', 'reset-password']

const EVENTS = { 'verify-email': 'password-set', 'reset-password': 'password-reset' } as const

/**
 * The first password of an account, or another one for a forgotten one. The link proves that the address is theirs, so
 * it counts as confirmed; whoever has a second factor shows it as well (SEC-10). Every other link that was mailed before
 * is void, and whoever was logged in is no longer.
 */
export async function choosePassword(
  members: Kysely<Database>,
  enqueue: Enqueue,
  { token, password, origin, prove }: Chosen,
): Promise<Confirmed> {
  demandStrongPassword(password)
  // Before the transaction, and whether or not the token holds: no row is kept waiting for it.
  const passwordHash = await hashPassword(password)
  const found = await emailTokenRow(members, tokenHash(token), PASSWORD_LINKS)
  const proved = found !== undefined && (await prove(found.userId))
  return members.transaction().execute(async (transaction) => {
    const { account, purpose } = await spendToken(transaction, token)
    // One that was added at this moment.
    if (!proved && (await factorsOf(transaction, account.id))) throw new Refused('second-factor-required')
    await savePassword(transaction, account.id, passwordHash)
    await markVerified(transaction, account.id)
    await voidEmailTokens(transaction, account.id, 'verify-email')
    await voidEmailTokens(transaction, account.id, 'reset-password')
    await revokeSessions(transaction, account.id)
    await keepSecurityEvent(transaction, { kind: EVENTS[purpose], userId: account.id, origin })
    // Whoever had none is told nothing new.
    if (account.passwordHash !== null)
      await enqueue(transaction, 'account-mail', {
        about: 'password-changed',
        name: account.email,
        locale: account.locale,
      })
    return confirmed(account)
  })
}

/**
 * Uses a link up and says whose it was. The user is locked before the token, as by everyone who changes a user's tokens:
 * two who come with two links of one user take turns instead of waiting for each other.
 */
async function spendToken(
  transaction: Transaction<Database>,
  token: string,
): Promise<{ account: Account; purpose: Purpose }> {
  const hash = tokenHash(token)
  const found = await emailTokenRow(transaction, hash, PASSWORD_LINKS)
  if (found) await lockUser(transaction, found.userId)
  const used = found && (await useEmailToken(transaction, hash))
  const account = used && (await accountByEmail(transaction, found.email))
  if (!account) throw new Refused('invalid-token')
  return { account, purpose: found.purpose }
}
