import { Client } from 'pg'

/** What is in each table of ours, row by row, as PostgreSQL writes it. */
export type Rows = ReadonlyMap<string, ReadonlySet<string>>

export async function everyRow(databaseUrl: string): Promise<Rows> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
    )
    const rows = new Map<string, ReadonlySet<string>>()
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: string }>(`select one::text as row from ${name} as one`)
      rows.set(name, new Set(found.rows.map(({ row }) => row)))
    }
    return rows
  } finally {
    await client.end()
  }
}

/** Those that are in one and not in the other. */
export const rowsBeyond = (one: Rows, other: Rows): Rows =>
  new Map(
    [...one]
      .map(
        ([table, rows]) => [table, new Set([...rows].filter((row) => !other.get(table)?.has(row)))] as const,
      )
      .filter(([, rows]) => rows.size > 0),
  )
