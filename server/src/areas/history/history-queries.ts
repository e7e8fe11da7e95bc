import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { isSameRow, keyOf, keyValues, recordset } from './row-keys.ts'
import type { ChangedRow, Values } from './undo-plan.ts'

/** The changes of an action in their order; prices only where the transaction may see them. */
export async function actionChanges(db: Kysely<Database>, actionId: number): Promise<ChangedRow[]> {
  const rows = await db
    .selectFrom('changes')
    .where('action_id', '=', String(actionId))
    .select(['table_name as table', 'row_key as key', 'before', 'after'])
    .orderBy('id')
    .execute()
  return rows as ChangedRow[]
}

/** Those of them who have no account any more. */
export async function goneUsers(db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const present = await db
    .selectFrom('users')
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .select('id')
    .execute()
  const known = new Set(present.map(({ id }) => id))
  return new Set(ids.filter((id) => !known.has(id)))
}

/** The price that something was claimed at stays: staff have no right to change it, and none to hold its row. */
const UNCHANGING: readonly string[] = ['claim_prices']

/** The rows as they are now, held until the transaction ends, by `table key`. */
export async function presentRows(
  db: Kysely<Database>,
  changed: readonly ChangedRow[],
): Promise<Map<string, Values>> {
  const present = new Map<string, Values>()
  for (const [table, rows] of Map.groupBy(changed, (row) => row.table)) {
    const keys = rows.map(({ key }) => keyValues(table, key))
    const found = await sql<{ key: string; row: Values }>`
      select ${keyOf(table)} as key, to_jsonb(present) as row
      from ${sql.table(table)} as present join ${recordset(table, keys)} as wanted
        on ${isSameRow(table, 'present', 'wanted')}
      ${UNCHANGING.includes(table) ? sql`` : sql`for update of present`}`.execute(db)
    for (const { key, row } of found.rows) present.set(`${table} ${key}`, row)
  }
  return present
}

/** Of rows that an action made, those on which something hangs that it did not make, by `table key`. */
export async function usedRows(
  db: Kysely<Database>,
  made: readonly ChangedRow[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  const keysIn = Map.groupBy(made, ({ table }) => table)
  const keysOf = (table: string) => keysIn.get(table)?.map(({ key }) => key) ?? []
  const { rows: references } = await sql<{ parent: string; child: string; column: string }>`
    select confrelid::regclass::text as parent, conrelid::regclass::text as child, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
      and exists (select from pg_trigger where tgrelid = conrelid and tgname = 'record_insert')`.execute(db)
  for (const { parent, child, column } of references) {
    const parents = keysOf(parent)
    if (parents.length === 0) continue
    const { rows } = await sql<{ id: string }>`
      select distinct ${sql.ref(`present.${column}`)}::text as id from ${sql.table(child)} as present
      where ${sql.ref(`present.${column}`)} = any (${parents}::int[])
        and ${keyOf(child)} <> all (${keysOf(child)}::text[])`.execute(db)
    for (const { id } of rows) used.add(`${parent} ${id}`)
  }
  return used
}
