import { type RawBuilder, sql } from 'kysely'

export type Person = { id: number; firstName: string; lastName: string }

/** Who a column names, as their colleagues know them. */
export const personIn = (column: RawBuilder<unknown>) => sql<Person | null>`(
  select jsonb_build_object('id', id, 'firstName', first_name, 'lastName', last_name)
  from users where users.id = ${column})`
