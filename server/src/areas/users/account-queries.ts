import type { Locale } from '@belvedere/domain/screens/locale'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

export type Account = NonNullable<Awaited<ReturnType<typeof accountByEmail>>>

export function accountByEmail(db: Kysely<Database>, email: string) {
  return accounts(
    db.selectFrom('users').where(sql`lower(email)`, '=', sql`lower(${email})`),
  ).executeTakeFirst()
}

export function accountById(db: Kysely<Database>, id: number) {
  return accounts(db.selectFrom('users').where('users.id', '=', id)).executeTakeFirst()
}

/** By e-mail address or username; an address comes first. */
export function accountByName(db: Kysely<Database>, name: string) {
  const given = sql<string>`lower(${name})`
  return accounts(
    db
      .selectFrom('users')
      .where((on) => on.or([on(sql`lower(email)`, '=', given), on(sql`lower(username)`, '=', given)]))
      .orderBy(sql`lower(email) = ${given}`, 'desc')
      .limit(1),
  ).executeTakeFirst()
}

/** Whose address ends with this domain. */
export function accountsAt(db: Kysely<Database>, domain: string) {
  return accounts(
    db.selectFrom('users').where(sql`lower(email)`, 'like', `%@${domain}`).orderBy('email'),
  ).execute()
}

const accounts = <Row>(users: SelectQueryBuilder<Database, 'users', Row>) =>
  users.select([
    'users.id',
    'users.email',
    'users.first_name as firstName',
    'users.password_hash as passwordHash',
    sql<Locale>`users.locale`.as('locale'),
    sql<boolean>`email_verified_at is not null`.as('verified'),
    sql<boolean>`blocked_at is not null`.as('blocked'),
  ])

export function profileRow(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select([
      'id',
      'email',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'role_id as roleId',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .executeTakeFirstOrThrow()
}

type NewAccount = { email: string; firstName: string; lastName: string; locale: Locale }

/**
 * An account without a password: that is chosen on the page that the mailed link opens (SEC-03). A sign-up that nobody
 * confirmed gives way to the next one; an account that was confirmed stays as it is.
 */
export async function keepSignUp(db: Kysely<Database>, account: NewAccount): Promise<void> {
  const { email, firstName, lastName, locale } = account
  const said = { first_name: firstName, last_name: lastName, locale }
  await db
    .insertInto('users')
    .values({ email, username: email, ...said })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ ...said, updated_at: sql`now()` })
        .where('users.email_verified_at', 'is', null),
    )
    .execute()
}

export async function saveNames(
  db: Kysely<Database>,
  id: number,
  names: { firstName?: string | undefined; lastName?: string | undefined },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...(names.firstName !== undefined && { first_name: names.firstName }),
      ...(names.lastName !== undefined && { last_name: names.lastName }),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export async function savePassword(db: Kysely<Database>, id: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** A link that was mailed to the address proves that it is the user's. */
export async function markVerified(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: sql`coalesce(email_verified_at, now())` })
    .where('id', '=', id)
    .execute()
}

export async function saveRole(db: Kysely<Database>, id: number, roleId: number): Promise<void> {
  await db.updateTable('users').set({ role_id: roleId }).where('id', '=', id).execute()
}

/** Whoever is on the project already stays there as they are. They are told by name: whoever makes an account for it has one. */
export async function joinProject(
  db: Kysely<Database>,
  { projectId, userId, roleId }: { projectId: number; userId: number; roleId: number },
): Promise<void> {
  await db
    .insertInto('project_users')
    .values({ project_id: projectId, user_id: userId, role_id: roleId, accepted_at: sql`now()` })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doNothing())
    .execute()
}
