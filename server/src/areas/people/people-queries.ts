import { ROLES } from '@belvedere/domain/accounts/roles'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type PageAsked, pageOf } from '../../platform/database/paging.ts'

type PersonRow = {
  id: number
  roleId: number
  firstName: string | null
  lastName: string | null
  email: string | null
  acceptedAt: Date | null
  lastSeenAt: Date | null
  revision: number
}

/** Of those who accepted an invitation, who they are; of all others their number and role (ACC-11). */
const ofAccepted = (column: string) =>
  sql`(select ${sql.ref(column)} from users where id = person.user_id and person.accepted_at is not null)`

const PERSON = sql`person.user_id as id, person.role_id as "roleId", ${ofAccepted('first_name')} as "firstName",
  ${ofAccepted('last_name')} as "lastName", ${ofAccepted('email')} as email, person.accepted_at as "acceptedAt",
  person.revision,
  (select max(used_at) from sessions
    where user_id = person.user_id and person.accepted_at is not null) as "lastSeenAt"`

const people = (db: Kysely<Database>, where: RawBuilder<unknown>, asked: PageAsked) =>
  pageOf<PersonRow>(db, {
    from: 'project_users',
    as: 'person',
    where,
    select: PERSON,
    sort: [sql`person.role_id`],
    id: sql`person.user_id`,
    asked,
  })

/** The staff of a project; its buyers too for whoever manages people. */
export function peopleOf(
  db: Kysely<Database>,
  { projectId, withBuyers }: { projectId: number; withBuyers: boolean },
  asked: PageAsked,
) {
  const where = sql`person.project_id = ${projectId} and (${withBuyers} or person.role_id <> ${ROLES.user})`
  return people(db, where, asked)
}

export async function personOf(db: Kysely<Database>, projectId: number, id: number) {
  const where = sql`person.project_id = ${projectId} and person.user_id = ${id}`
  return (await people(db, where, { 'page[size]': 1 })).items[0]
}

/** Whoever changes the people of a project takes turns: two admins cannot remove each other. */
export async function lockPeople(db: Transaction<Database>, projectId: number): Promise<void> {
  await db.selectFrom('projects').where('id', '=', projectId).select('id').forNoKeyUpdate().execute()
}

export async function idsOn(db: Kysely<Database>, projectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('project_users')
    .where('project_id', '=', projectId)
    .select('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Those who can act: an admin who is blocked is none. */
export async function countAdmins(
  db: Kysely<Database>,
  projectId: number,
  { besides = 0 }: { besides?: number } = {},
): Promise<number> {
  const { count } = await db
    .selectFrom('project_users')
    .innerJoin('users', 'users.id', 'user_id')
    .where('project_id', '=', projectId)
    .where('project_users.role_id', '=', ROLES.project_admin)
    .where('users.blocked_at', 'is', null)
    .where('users.id', '<>', besides)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function setRole(db: Kysely<Database>, projectId: number, userId: number, roleId: number) {
  await db
    .updateTable('project_users')
    .set({ role_id: roleId })
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute()
}

export async function deletePerson(db: Kysely<Database>, projectId: number, userId: number) {
  await db
    .deleteFrom('project_users')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute()
}

/** Whoever is on the project already gets the role that they accepted. */
export async function joinAs(db: Kysely<Database>, projectId: number, userId: number, roleId: number) {
  await db
    .insertInto('project_users')
    .values({ project_id: projectId, user_id: userId, role_id: roleId, accepted_at: sql`now()` })
    .onConflict((present) =>
      present
        .columns(['project_id', 'user_id'])
        .doUpdateSet({ role_id: roleId, accepted_at: sql`coalesce(project_users.accepted_at, now())` }),
    )
    .execute()
}
