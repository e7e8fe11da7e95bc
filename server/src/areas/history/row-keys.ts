import { sql } from 'kysely'

/** The primary keys of recorded tables that are known by something else than an id. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  hosts: ['name', 'project_id'],
  project_users: ['project_id', 'user_id'],
  apartment_prices: ['apartment_id'],
  claim_prices: ['claim_id'],
  media_texts: ['media_id', 'lang_id'],
  drafts: ['kind', 'thing_id'],
}

const columnsOf = (table: string) => KEYS[table] ?? ['id']

/** A key as the record writes it, by its columns. */
export function keyValues(table: string, key: string): Record<string, string> {
  const parts = key.split('/')
  return Object.fromEntries(columnsOf(table).map((column, place) => [column, parts[place] ?? '']))
}

export const keyColumns = (table: string, alias: string) =>
  sql.join(columnsOf(table).map((column) => sql.ref(`${alias}.${column}`)))

/** The key of a row of this table, as the record writes it. */
export const keyOf = (table: string, alias = 'present') =>
  sql<string>`concat_ws('/', ${keyColumns(table, alias)})`

/** Whether two aliases of the table are the same row. */
export const isSameRow = (table: string, alias: string, other: string) =>
  sql<boolean>`(${keyColumns(table, alias)}) = (${keyColumns(table, other)})`

/** Rows given as JSON, with the types of the table. */
export const recordset = (table: string, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
