import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database } from '../../platform/database/json-columns.ts'
import { listed, type Tables } from './project-tables.ts'

/** Few enough that they fit into memory when each of them is a file. */
const ROWS_AT_ONCE = 100

/** PostgreSQL's codes: a unique value is taken; two rows may not be at once. */
const TAKEN: readonly unknown[] = ['23505', '23P01']

/**
 * Without triggers: the rows are what they were, and nothing of them is new to the record, to agents or to other systems.
 * Foreign keys are triggers as well, so rows may come in any order, and are looked through afterwards.
 */
export async function copyTables(
  restored: Kysely<Database>,
  to: Transaction<Database>,
  tables: Tables,
): Promise<number> {
  await sql`set local session_replication_role = replica`.execute(to)
  const oneMoment = restored.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const rows = await oneMoment.execute(async (from) => {
    let sum = 0
    for (const [table, rowsOf] of tables) {
      const copied = await copyRows(from, to, table, rowsOf)
      await lookOver(to, table, copied)
      sum += copied
    }
    return sum
  })
  await sql`set local session_replication_role = origin`.execute(to)
  return rows
}

/**
 * Where more came than was there: the planner takes such a table for as empty as it was, and would loop over all of it for
 * each row. Not where it is large, since nobody else may look it over until all is done.
 */
async function lookOver(to: Transaction<Database>, table: string, copied: number): Promise<void> {
  const { rows } = await sql<{ estimate: number }>`
    select reltuples as estimate from pg_class where oid = ${table}::regclass`.execute(to)
  if ((rows[0]?.estimate ?? 0) < copied) await sql`analyze ${sql.table(table)}`.execute(to)
}

/** A row goes as PostgreSQL writes it, which it reads again to the last digit of every type. */
async function copyRows(
  from: Transaction<Database>,
  to: Transaction<Database>,
  table: string,
  rowsOf: RawBuilder<unknown>,
): Promise<number> {
  const columns = await writtenColumns(to, table)
  await sql`declare wanted cursor for select wanted::text as written from (${rowsOf}) as wanted`.execute(from)
  let sum = 0
  for (;;) {
    const { rows } = await sql<{ written: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from wanted`.execute(from)
    if (rows.length === 0) break
    sum += rows.length
    const insert = sql`
      insert into ${sql.table(table)} (${listed(columns)}) overriding system value
      select ${sql.join(columns.map((column) => sql`(one).${sql.ref(column)}`))}
      from (select written::${sql.table(table)} as one
        from unnest(${rows.map(({ written }) => written)}::text[]) as written offset 0) as copied`
    await insert.execute(to).catch((error: unknown) => {
      if (!(error instanceof DatabaseError && TAKEN.includes(error.code))) throw error
      throw new Error(`In the way, in ${table}: ${error.detail}`, { cause: error })
    })
  }
  await sql`close wanted`.execute(from)
  return sum
}

/** But for those that the database works out by itself. */
async function writtenColumns(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db)
  return rows.map(({ name }) => name)
}

/** Ids that are given next lie above those that came, also where this database had never come so far. */
export async function countOn(db: Transaction<Database>, tables: Tables): Promise<void> {
  for (const [table, copied] of tables) {
    const { rows } = await sql<{ column: string; sequence: string }>`
      select attname as column, pg_get_serial_sequence(${table}, attname) as sequence
      from pg_attribute where attrelid = ${table}::regclass and attidentity <> ''`.execute(db)
    // Step by step: others count on it at the same time, and a sequence that is set may go back.
    for (const { column, sequence } of rows)
      await sql`select count(nextval(${sequence})) from generate_series(
        coalesce(pg_sequence_last_value(${sequence}::regclass), 0) + 1,
        (select max(${sql.ref(column)}) from (${copied}) as copied))`.execute(db)
  }
}
