import { type Kysely, sql } from 'kysely'
import { CommandError } from '../../platform/command.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { accountByName } from './account-queries.ts'
import { lockUser, revokeSessions } from './session-queries.ts'

/** Ends all sessions of an account, or of everyone: for whoever runs the product, when a device or a key is lost. */
export async function endSessionsOf(members: Kysely<Database>, name: string | 'everyone'): Promise<void> {
  if (name === 'everyone') {
    const open = members.updateTable('refresh_tokens').where('revoked_at', 'is', null)
    await open.set({ revoked_at: sql`now()` }).execute()
    return
  }
  const account = await accountByName(members, name)
  if (!account) throw new CommandError(`There is no account ${name}.`)
  await members.transaction().execute(async (transaction) => {
    await lockUser(transaction, account.id)
    await revokeSessions(transaction, account.id)
  })
}
