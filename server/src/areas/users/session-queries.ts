import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** Two that change the sessions of one user take turns, so that none is opened behind the back of one who ends them. */
export function lockUser(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .select([
      'password_hash as passwordHash',
      sql<boolean>`email_verified_at is not null`.as('verified'),
      sql<boolean>`blocked_at is not null`.as('blocked'),
    ])
    .executeTakeFirst()
}

export async function ownerOfToken(db: Kysely<Database>, hash: Buffer): Promise<number | undefined> {
  const row = await db
    .selectFrom('refresh_tokens')
    .where('token_hash', '=', hash)
    .select('user_id as userId')
    .executeTakeFirst()
  return row?.userId
}

export function refreshTokenRow(db: Kysely<Database>, hash: Buffer, raceSeconds: number) {
  return db
    .selectFrom('refresh_tokens')
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select([
      'id',
      'family_id as sessionId',
      'user_id as userId',
      sql<number>`extract(epoch from expires_at - now())::float8 / 86400`.as('days'),
      sql<boolean>`rotated_at is not null`.as('rotated'),
      sql<boolean>`rotated_at < now() - make_interval(secs => ${raceSeconds})`.as('rotatedLongAgo'),
    ])
    .executeTakeFirst()
}

export async function keepRefreshToken(
  db: Kysely<Database>,
  token: { sessionId: string; userId: number; hash: Buffer; days: number },
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({
      family_id: token.sessionId,
      user_id: token.userId,
      token_hash: token.hash,
      expires_at: sql<Date>`now() + make_interval(days => ${token.days})`,
    })
    .execute()
}

/** It ends when its predecessor would have: no refresh makes a session longer. */
export async function keepSuccessor(
  db: Kysely<Database>,
  predecessorId: string,
  hash: Buffer,
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .columns(['family_id', 'user_id', 'expires_at', 'token_hash'])
    .expression((from) =>
      from
        .selectFrom('refresh_tokens')
        .where('id', '=', predecessorId)
        .select(['family_id', 'user_id', 'expires_at', sql<Buffer>`${hash}::bytea`.as('token_hash')]),
    )
    .execute()
}

export async function markRotated(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('refresh_tokens').set({ rotated_at: sql`now()` }).where('id', '=', id).execute()
}

export async function dropEndedTokens(db: Kysely<Database>, userId: number): Promise<void> {
  await db
    .deleteFrom('refresh_tokens')
    .where('user_id', '=', userId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}

export async function revokeSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: sql`now()` })
    .where('family_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function revokeSessions(
  db: Kysely<Database>,
  userId: number,
  { except }: { except?: string } = {},
): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (tokens) => tokens.where('family_id', '!=', except ?? ''))
    .execute()
}
