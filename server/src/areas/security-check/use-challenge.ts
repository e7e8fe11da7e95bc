import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import type { SolvedChallenge } from './security-check.ts'

/** A few expired ones are removed at each use, so that the table does not grow. */
const FORGOTTEN_AT_ONCE = 10

/** A solution counts once: the second one of two in parallel waits for the first to be committed, then is refused. */
export async function useChallenge(
  transaction: Transaction<Database>,
  { signature, expiresAt }: SolvedChallenge,
): Promise<void> {
  const used = await transaction
    .insertInto('used_challenges')
    .values({ signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst()
  if (!used) throw new Refused('security-check-expired')
  await sql`
    delete from used_challenges where signature in (
      select signature from used_challenges where expires_at < now() - interval '1 minute'
      limit ${sql.lit(FORGOTTEN_AT_ONCE)} for update skip locked
    )`.execute(transaction)
}
