import type { Locale } from '@belvedere/domain/screens/locale'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Enqueue } from '../../platform/jobs/jobs.ts'
import { accountByEmail, keepSignUp } from './account-queries.ts'
import { voidEmailTokens } from './token-queries.ts'

type SignUp = { email: string; firstName: string; lastName: string; locale: Locale }

/**
 * Registers an address and has a mail sent to it. Whether it had an account is decided by the database and, for the
 * mail, by the worker: nothing here takes another way because of it (ACC-11).
 */
export async function signUp(members: Kysely<Database>, enqueue: Enqueue, form: SignUp): Promise<void> {
  const { email, firstName, lastName, locale } = form
  await members.transaction().execute(async (transaction) => {
    await keepSignUp(transaction, { email, firstName, lastName, locale })
    const account = await accountByEmail(transaction, email)
    // Whoever signs up last gets the mail: a link of before must not confirm the names of this one.
    if (account) await voidEmailTokens(transaction, account.id, 'verify-email')
    await enqueue(transaction, 'account-mail', { about: 'signed-up', name: email, locale })
  })
}
