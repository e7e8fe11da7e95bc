import type { Kysely, Transaction } from 'kysely'
import { CommandError } from '../../../platform/command.ts'
import type { Database } from '../../../platform/database/json-columns.ts'
import type { Enqueue } from '../../../platform/jobs/jobs.ts'
import { accountByName } from '../account-queries.ts'
import type { Origin } from '../security-events.ts'
import { lockUser, revokeSessions } from '../session-queries.ts'
import { dropCodes, dropRecoveryCodes } from './code-queries.ts'
import { dropPasskeys } from './passkey-queries.ts'
import { tellOwner } from './tell-owner.ts'

/** By super_admin, or from the operator's own machine. */
type By = { userId: number; origin: Origin } | 'operator'

const NOWHERE = { address: null, device: null }

/** Frees somebody who has lost all of their second factors (SEC-10): the password alone logs in until they add one. */
export async function removeFactors(
  transaction: Transaction<Database>,
  enqueue: Enqueue,
  userId: number,
  by: By,
): Promise<void> {
  await lockUser(transaction, userId)
  await dropPasskeys(transaction, userId)
  await dropCodes(transaction, userId)
  await dropRecoveryCodes(transaction, userId)
  await revokeSessions(transaction, userId)
  await tellOwner(transaction, enqueue, {
    kind: 'factors-removed',
    userId,
    ...(by === 'operator' ? { origin: NOWHERE } : { origin: by.origin, byUserId: by.userId }),
  })
}

/** For whoever runs the product: the last super_admin has nobody else to ask. */
export async function removeFactorsOf(
  members: Kysely<Database>,
  enqueue: Enqueue,
  name: string,
): Promise<void> {
  const account = await accountByName(members, name)
  if (!account) throw new CommandError(`There is no account ${name}.`)
  await members
    .transaction()
    .execute((transaction) => removeFactors(transaction, enqueue, account.id, 'operator'))
}
