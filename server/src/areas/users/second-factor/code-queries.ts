import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/json-columns.ts'

/** Undefined for whoever has no one-time codes on. */
export function codesRow(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('one_time_codes')
    .where('user_id', '=', userId)
    .select(['sealed_secret as sealedSecret', 'last_step as lastStep'])
    .executeTakeFirst()
}

/** Those of before are void. */
export async function keepCodes(
  db: Kysely<Database>,
  codes: { userId: number; sealedSecret: Buffer; lastStep: number },
): Promise<void> {
  await dropCodes(db, codes.userId)
  await db
    .insertInto('one_time_codes')
    .values({ user_id: codes.userId, sealed_secret: codes.sealedSecret, last_step: codes.lastStep })
    .execute()
}

export async function dropCodes(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('one_time_codes').where('user_id', '=', userId).execute()
}

/** False when it, or a later one, was taken before: also when two come with one code at once. */
export async function takeStep(db: Kysely<Database>, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function recoveryCodesLeft(db: Kysely<Database>, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('left'))
    .executeTakeFirstOrThrow()
  return left
}

export async function dropRecoveryCodes(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

export async function keepRecoveryCodes(
  db: Kysely<Database>,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await dropRecoveryCodes(db, userId)
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute()
}

/** False when there is none, or it was used. */
export async function takeRecoveryCode(db: Kysely<Database>, userId: number, hash: Buffer): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}
