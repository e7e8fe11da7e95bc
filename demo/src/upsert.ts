import { type Client, escapeIdentifier } from 'pg'
import type { Row, Table } from './rows.ts'

/** Tables that are known by something else than an id. */
const KEYS: Partial<Record<Table, string[]>> = {
  apartment_prices: ['apartment_id'],
  hosts: ['name', 'project_id'],
  media_texts: ['media_id', 'lang_id'],
  outlines: ['media_id', 'poi_id'],
}

/**
 * Brings a table's rows in with one statement. A row that is there already as it should be is left alone, so that
 * loading again changes nothing and raises no version.
 */
export async function upsert<Name extends Table>(
  client: Client,
  table: Name,
  rows: Row<Name>[],
): Promise<void> {
  const key = KEYS[table] ?? ['id']
  const columns = [...new Set(rows.flatMap(Object.keys))]
  const others = columns.filter((column) => !key.includes(column))
  const list = (names: string[], of = '') => names.map((name) => of + escapeIdentifier(name)).join(', ')
  const change = others.length
    ? `do update set (${list(others)}) = row (${list(others, 'excluded.')})
         where (${list(others, 'present.')}) is distinct from (${list(others, 'excluded.')})`
    : 'do nothing'
  await client.query(
    `insert into ${table} as present (${list(columns)})
     select ${list(columns)} from jsonb_populate_recordset(null::${table}, $1)
     on conflict (${list(key)}) ${change}`,
    [JSON.stringify(rows)],
  )
}
