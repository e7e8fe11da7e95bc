import type { Db, Statement } from './record-statements.ts'
import { type Plan, wholeTableReads } from './whole-table-reads.ts'

/** Asks PostgreSQL how it runs each statement with the values it came with; gives the tables that are read whole. */
export async function explain(db: Db, statements: readonly Statement[]): Promise<string[]> {
  const tables: string[] = []
  for (const { node, queryId } of statements) {
    const compiled = db.getExecutor().compileQuery(node, queryId)
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>({
      ...compiled,
      sql: `explain (format json) ${compiled.sql}`,
    })
    tables.push(
      ...rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan: plan }) => wholeTableReads(plan)),
    )
  }
  return tables
}
