import { type Insertable, type Kysely, sql } from 'kysely'
import type { EmailTokens } from '../../platform/database/database.gen.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Purpose } from './mailed-token.ts'

/** Mailed again it is the same token, whose time begins anew; those whose time is over go. */
export async function keepEmailToken(db: Kysely<Database>, token: Insertable<EmailTokens>): Promise<void> {
  await db
    .deleteFrom('email_tokens')
    .where('user_id', '=', token.user_id)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
  await db
    .insertInto('email_tokens')
    .values(token)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ token_hash: token.token_hash, expires_at: token.expires_at }),
    )
    .execute()
}

/** Whose token it is, as long as it can be used. */
export function emailTokenRow(db: Kysely<Database>, hash: Buffer, purposes: readonly Purpose[]) {
  return db
    .selectFrom('email_tokens')
    .innerJoin('users', 'users.id', 'email_tokens.user_id')
    .where('token_hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('users.blocked_at', 'is', null)
    .select(['user_id as userId', 'users.email', sql<Purpose>`purpose`.as('purpose')])
    .executeTakeFirst()
}

/** Uses a token up, once, whoever comes first. */
export function useEmailToken(db: Kysely<Database>, hash: Buffer) {
  return db
    .updateTable('email_tokens')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id as userId')
    .executeTakeFirst()
}

/**
 * No link of this kind that was mailed before can be used any more. The tokens stay, as used ones: were they removed, a
 * mail that is sent again would bring its own back.
 */
export async function voidEmailTokens(db: Kysely<Database>, userId: number, purpose: Purpose): Promise<void> {
  await db
    .updateTable('email_tokens')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
