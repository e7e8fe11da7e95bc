import { ROLES } from '@belvedere/domain/accounts/roles'
import type { SecurityEventKind } from '@belvedere/domain/accounts/security-event'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

export function ownRow(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select([
      'id',
      'email',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'email_verified_at as emailVerifiedAt',
    ])
    .executeTakeFirstOrThrow()
}

export function rolesHeld(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('project_users')
    .innerJoin('roles', 'roles.id', 'project_users.role_id')
    .where('user_id', '=', userId)
    .select(['project_id as projectId', 'roles.name as role'])
    .orderBy('project_id')
    .execute()
}

export function favouritesOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('favourites')
    .where('user_id', '=', userId)
    .select(['apartment_id as apartmentId', 'created_at as createdAt'])
    .orderBy('apartment_id')
    .execute()
}

/** When one-time codes were turned on, for whoever has them. */
export async function codesSince(db: Kysely<Database>, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('one_time_codes')
    .where('user_id', '=', userId)
    .select('created_at as since')
    .executeTakeFirst()
  return row?.since
}

export function eventsOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('security_events')
    .where('user_id', '=', userId)
    .select([sql<SecurityEventKind>`kind`.as('kind'), 'at', 'address', 'device'])
    .orderBy('id')
    .execute()
}

/** Whether that session was opened by a login of the last minutes. */
export async function isFresh(db: Kysely<Database>, sessionId: string, minutes: number): Promise<boolean> {
  const { fresh } = await db
    .selectFrom('refresh_tokens')
    .where('family_id', '=', sessionId)
    .select(
      sql<boolean>`coalesce(min(created_at) > now() - make_interval(mins => ${minutes}), false)`.as('fresh'),
    )
    .executeTakeFirstOrThrow()
  return fresh
}

/** The super_admins are held until the transaction ends: of two that go at once, one finds that they are the last. */
export async function isLastSuperAdmin(db: Transaction<Database>, userId: number): Promise<boolean> {
  const rows = await db
    .selectFrom('users')
    .where('role_id', '=', ROLES.super_admin)
    .where('blocked_at', 'is', null)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.length === 1 && rows[0]?.id === userId
}

/** Sessions, mailed links, favourites and roles go along; so do mails that were on their way. */
export async function deleteUser(db: Transaction<Database>, userId: number): Promise<void> {
  await sql`
    delete from jobs.job using users
    where users.id = ${userId} and job.name = 'account-mail'
      and lower(job.data ->> 'name') in (lower(users.email), lower(users.username))`.execute(db)
  await db.deleteFrom('users').where('id', '=', userId).execute()
}
