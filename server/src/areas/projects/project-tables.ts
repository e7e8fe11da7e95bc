import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

export type Reference = {
  table: string
  columns: string[]
  parent: string
  parentColumns: string[]
  /** A row goes when its parent goes, and none is there without one. */
  goesAlong: boolean
}

/** Tables with what reads the rows that are meant. */
export type Tables = ReadonlyMap<string, RawBuilder<unknown>>

const namesOf = (table: string, numbers: string) => sql<string[]>`array(
  select attname::text from unnest(${sql.ref(numbers)}) with ordinality as key (number, place)
  join pg_attribute on attrelid = ${sql.ref(table)} and attnum = number order by place)`

/** Every foreign key of ours. */
async function readReferences(db: Kysely<Database>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as table, ${namesOf('conrelid', 'conkey')} as columns,
      confrelid::regclass::text as parent, ${namesOf('confrelid', 'confkey')} as "parentColumns",
      confdeltype = 'c' and (select bool_and(attnotnull) from pg_attribute
        where attrelid = conrelid and attnum = any (conkey)) as "goesAlong"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by conrelid, conname`.execute(db)
  return rows
}

/**
 * The tables in which a project has rows, each with how those are read, and what they refer to. It is what the database
 * itself takes along when the project is deleted, so there is no list of ours to be forgotten.
 */
export async function projectTables(db: Kysely<Database>, projectId: number) {
  const references = await readReferences(db)
  const tables = new Map<string, RawBuilder<unknown>>([
    ['projects', sql`select * from projects where id = ${projectId}`],
  ])
  // It comes by those, too, that it adds.
  for (const [found, rows] of tables)
    for (const { table, columns, parent, parentColumns, goesAlong } of references)
      if (goesAlong && parent === found && !tables.has(table))
        tables.set(
          table,
          sql`select * from ${sql.table(table)}
            where (${listed(columns)}) in (select ${listed(parentColumns)} from (${rows}) as parent)`,
        )
  return { tables, references: references.filter(({ table }) => tables.has(table)) }
}

/** Columns side by side, of an alias where one is named. */
export const listed = (columns: readonly string[], alias?: string) =>
  sql.join(columns.map((column) => sql.ref(alias ? `${alias}.${column}` : column)))
