import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/json-columns.ts'

/** Those that still hold: the one that asks first, then by last use. */
export function openSessionRows(db: Kysely<Database>, userId: number, sessionId: string) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`exists (select from refresh_tokens
        where refresh_tokens.family_id = sessions.family_id and revoked_at is null and expires_at > now())`,
    )
    .select([
      'id',
      'device',
      'opened_at as openedAt',
      'used_at as usedAt',
      sql<boolean>`family_id = ${sessionId}`.as('here'),
    ])
    .orderBy('here', 'desc')
    .orderBy('used_at', 'desc')
    .execute()
}

export function sessionById(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('sessions')
    .where('id', '=', id)
    .select(['family_id as sessionId', 'user_id as userId', 'device'])
    .executeTakeFirst()
}

/** The device that a new session is of, and whether it was opened with a passkey or a code. */
export async function describeSession(
  db: Kysely<Database>,
  sessionId: string,
  { device, strong }: { device: string | null; strong: boolean },
): Promise<void> {
  await db.updateTable('sessions').set({ device, strong }).where('family_id', '=', sessionId).execute()
}

/** The user has just proved who they are; by a passkey or a code, the session is strong from now on. */
export async function confirmSession(
  db: Kysely<Database>,
  sessionId: string,
  by: { strong: boolean },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: sql`now()`, strong: sql<boolean>`strong or ${by.strong}` })
    .where('family_id', '=', sessionId)
    .execute()
}

/** Without a second factor no session has shown one: what comes next is shown anew. */
export async function weakenSessions(db: Kysely<Database>, userId: number): Promise<void> {
  await db.updateTable('sessions').set({ strong: false }).where('user_id', '=', userId).execute()
}
