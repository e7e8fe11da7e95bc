import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './json-columns.ts'

export type Action = {
  /** What is done, as the record names it: `building.change`. */
  kind: string
  /** Who does it; null is the product itself. */
  userId: number | null
  /** The action that this one takes back. */
  undoes?: string
}

/**
 * A transaction that says what it does. The database records each change in it under that action, and refuses one that
 * no action was named for (migration 019).
 */
export function inAction<Result>(
  members: Kysely<Database>,
  { kind, userId, undoes = '' }: Action,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return members.transaction().execute(async (transaction) => {
    await sql`select set_config('belvedere.action', ${kind}, true),
      set_config('belvedere.user', ${userId === null ? '' : String(userId)}, true),
      set_config('belvedere.undoes', ${undoes}, true)`.execute(transaction)
    return work(transaction)
  })
}
