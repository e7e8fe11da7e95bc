import type { SecurityEventKind } from '@belvedere/domain/accounts/security-event'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/database/json-columns.ts'
import { orNotFound } from '../../../platform/http/refused.ts'
import type { Enqueue } from '../../../platform/jobs/jobs.ts'
import type { Jobs } from '../../../platform/jobs/queues.ts'
import { accountById } from '../account-queries.ts'
import { keepSecurityEvent, type Origin } from '../security-events.ts'

type Told = {
  kind: SecurityEventKind & Jobs['account-mail']['about']
  userId: number
  byUserId?: number
  origin: Origin
  /** Of what was added or removed. */
  name?: string
}

/** What a thief would do first is kept, and mailed to the account's owner in their language. */
export async function tellOwner(
  transaction: Transaction<Database>,
  enqueue: Enqueue,
  { kind, userId, byUserId, origin, name }: Told,
): Promise<void> {
  const details = name === undefined ? {} : { name }
  await keepSecurityEvent(transaction, { kind, userId, byUserId, origin, details })
  const { email, locale } = orNotFound(await accountById(transaction, userId))
  await enqueue(transaction, 'account-mail', {
    about: kind,
    name: email,
    locale,
    ...(name !== undefined && { what: name }),
  })
}
