import type { Locale } from '@belvedere/domain/screens/locale'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Enqueue } from '../../platform/jobs/jobs.ts'
import { accountByEmail, keepSignUp } from './account-queries.ts'
import { hashPassword } from './passwords.ts'
import { voidEmailTokens } from './token-queries.ts'

type SignUp = { email: string; password: string; firstName: string; lastName: string; locale: Locale }

/**
 * Registers an address and has a mail sent to it. Whether it had an account is decided by the database and, for the
 * mail, by the worker: nothing here takes another way because of it (ACC-11).
 */
export async function signUp(members: Kysely<Database>, enqueue: Enqueue, form: SignUp): Promise<void> {
  const { email, password, firstName, lastName, locale } = form
  const passwordHash = await hashPassword(password)
  await members.transaction().execute(async (transaction) => {
    await keepSignUp(transaction, { email, passwordHash, firstName, lastName })
    const account = await accountByEmail(transaction, email)
    // A link mailed for an earlier sign-up must not confirm the password of this one.
    if (account) await voidEmailTokens(transaction, account.id, 'verify-email')
    await enqueue(transaction, 'account-mail', { about: 'signed-up', name: email, locale })
  })
}
