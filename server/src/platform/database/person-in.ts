import { type RawBuilder, sql } from 'kysely'

export type Person = { id: number; firstName: string; lastName: string }

/** Whether someone is on a project without having said so: nobody there learns who they are (SEC-12). */
export const isUnasked = (
  userId: RawBuilder<unknown>,
  projectId: RawBuilder<unknown>,
) => sql<boolean>`exists (
  select from project_users as unasked
  where unasked.user_id = ${userId} and unasked.project_id = ${projectId} and unasked.accepted_at is null)`

/** Who a column names, as their colleagues on that project know them. */
export const personIn = (column: RawBuilder<unknown>, projectId: RawBuilder<unknown>) => sql<Person | null>`(
  select jsonb_build_object('id', id, 'firstName', first_name, 'lastName', last_name)
  from users where users.id = ${column} and not ${isUnasked(sql`users.id`, projectId)})`
