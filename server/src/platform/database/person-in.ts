import { ROLES } from '@belvedere/domain/accounts/roles'
import { type RawBuilder, sql } from 'kysely'

export type Person = { id: number; firstName: string; lastName: string }

/**
 * Whether a project learns nothing about who somebody is: they never said that they work there (SEC-12). Whoever accepted
 * and has left since is known for what they did, by the record; super_admin works everywhere.
 */
export const isUnasked = (userId: RawBuilder<unknown>, projectId: RawBuilder<unknown>) => sql<boolean>`not (
  exists (select from project_users as colleague
    where colleague.user_id = ${userId} and colleague.project_id = ${projectId} and colleague.accepted_at is not null)
  or exists (select from changes as leaving
    where leaving.table_name = 'project_users' and leaving.row_key = concat(${projectId}, '/', ${userId})
      and leaving.after is null and leaving.before ->> 'accepted_at' is not null)
  or exists (select from users as root where root.id = ${userId} and root.role_id = ${sql.lit(ROLES.super_admin)}))`

/** Who a column names, as their colleagues on that project know them. */
export const personIn = (column: RawBuilder<unknown>, projectId: RawBuilder<unknown>) => sql<Person | null>`(
  select jsonb_build_object('id', id, 'firstName', first_name, 'lastName', last_name)
  from users where users.id = ${column} and not ${isUnasked(sql`users.id`, projectId)})`
