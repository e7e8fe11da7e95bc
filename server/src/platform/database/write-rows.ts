import { type Kysely, sql } from 'kysely'
import type { Database } from './json-columns.ts'

/** Writes rows by their ids. One that is there already as it should be is left alone, and raises nothing. */
export async function writeRows(
  db: Kysely<Database>,
  table: keyof Database,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = [...new Set(rows.flatMap(Object.keys))]
  const others = columns.filter((column) => column !== 'id')
  const list = (names: readonly string[], of = '') =>
    sql.join(names.map((name) => sql.ref(of ? `${of}.${name}` : name)))
  await sql`
    insert into ${sql.table(table)} as present (${list(columns)})
    select ${list(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set (${list(others)}) = row (${list(others, 'excluded')})
      where (${list(others, 'present')}) is distinct from (${list(others, 'excluded')})`.execute(db)
}

/**
 * Rows that bring their ids along do not move the sequence; the next row that the product makes must not meet them. By
 * taking the numbers and not by setting it: two at once cannot put it back, and staff need no right to.
 */
export async function passIds(db: Kysely<Database>, table: keyof Database): Promise<void> {
  await sql`
    select count(nextval(sequence))
    from cast(pg_get_serial_sequence(${table}, 'id') as regclass) as sequence,
      (select max(id) as last from ${sql.table(table)}) as brought,
      generate_series(coalesce(pg_sequence_last_value(sequence), 0) + 1, last)`.execute(db)
}
