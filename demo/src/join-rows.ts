import { type Row, type Rows, TABLES, type Table } from './rows.ts'

/** All rows of several sets, table by table. */
export function joinRows(...sets: Rows[]): Rows {
  return Object.fromEntries(TABLES.map((table) => [table, sets.flatMap((set) => rowsOf(set, table))]))
}

function rowsOf<Name extends Table>(set: Rows, table: Name): Row<Name>[] {
  return set[table] ?? []
}
