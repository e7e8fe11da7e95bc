import { type Kysely, sql, type Transaction } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database } from './json-columns.ts'

export type Action = {
  /** What is done, as the record names it: `building.change`. */
  kind: string
  /** Who does it; null is the product itself. */
  userId: number | null
  /** The network address that it is done from: a role given or taken is kept with it (migration 027). */
  address?: string
  /** The action that this one takes back. */
  undoes?: string
}

/**
 * A transaction that says what it does. The database records each change in it under that action, and refuses one that
 * no action was named for (migration 019).
 *
 * Of two who do the same at the same moment the database lets one through and fails the other, since neither saw what the
 * other was about to write. The second is done once more: now it sees what the first one left, and a rule refuses it or
 * lets it through. So the work must leave nothing behind outside its transaction that doing it again would harm.
 */
export async function inAction<Result>(
  members: Kysely<Database>,
  action: Action,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt(members, action, work)
  } catch (error) {
    if (!cameSecond(error)) throw error
    return attempt(members, action, work)
  }
}

function attempt<Result>(
  members: Kysely<Database>,
  { kind, userId, address = '', undoes = '' }: Action,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return members.transaction().execute(async (transaction) => {
    await sql`select set_config('belvedere.action', ${kind}, true),
      set_config('belvedere.user', ${userId === null ? '' : String(userId)}, true),
      set_config('belvedere.address', ${address}, true),
      set_config('belvedere.undoes', ${undoes}, true)`.execute(transaction)
    return work(transaction)
  })
}

/** PostgreSQL's codes: a unique value was taken or a row was gone meanwhile, a deadlock, a serialization failure. */
const CAME_SECOND: readonly unknown[] = ['23505', '23503', '40P01', '40001']

const cameSecond = (error: unknown) => error instanceof DatabaseError && CAME_SECOND.includes(error.code)
