import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** A foreign key of a recorded table, or one that a row of a recorded table cannot be deleted past. */
export type Reference = {
  table: string
  columns: string[]
  parent: string
  parentColumns: string[]
  /** When its parent goes it is emptied. */
  forgets: boolean
  /** Its rows are in the record. */
  recorded: boolean
}

/** What no two rows of a table have in common, as PostgreSQL writes it. */
export type Unique = { table: string; expressions: string[]; predicate: string | null }

const namesOf = (table: string, numbers: string) => sql`array(
  select attname::text from unnest(${sql.ref(numbers)}) with ordinality as key (number, place)
  join pg_attribute on attrelid = ${sql.ref(table)} and attnum = number order by place)`

const isRecorded = (table: string) =>
  sql`exists (select from pg_trigger where tgrelid = ${sql.ref(table)} and tgname = 'record_insert')`

/** What the database itself demands of rows: read from its catalogue, so that there is no list of ours to be forgotten. */
export async function demandsOfTables(
  db: Kysely<Database>,
): Promise<{ references: Reference[]; uniques: Unique[] }> {
  const references = await sql<Reference>`
    select conrelid::regclass::text as table, ${namesOf('conrelid', 'conkey')} as columns,
      confrelid::regclass::text as parent, ${namesOf('confrelid', 'confkey')} as "parentColumns",
      confdeltype = 'n' as forgets, ${isRecorded('conrelid')} as recorded
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and (${isRecorded('conrelid')} or confdeltype in ('a', 'r'))
    order by conrelid, conname`.execute(db)
  // The key itself is the row's own: whoever has it now is seen as the row that is present.
  const uniques = await sql<Unique>`
    select indrelid::regclass::text as table,
      array(select pg_get_indexdef(indexrelid, place, true) from generate_series(1, indnkeyatts) as place) as expressions,
      pg_get_expr(indpred, indrelid, true) as predicate
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace and ${isRecorded('indrelid')}
      and not exists (
        select from pg_index as main where main.indrelid = pg_index.indrelid and main.indisprimary
          and main.indkey::int2[] <@ pg_index.indkey::int2[])
    order by indrelid, indexrelid`.execute(db)
  return { references: references.rows, uniques: uniques.rows }
}
