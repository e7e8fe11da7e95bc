import { CompiledQuery, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { Database } from './json-columns.ts'

/** A placeholder for the value in the compiled statement. */
const PLACE = Symbol('place of the value')

/**
 * A statement that differs from call to call by one value alone: it is put into words once, and then only sent.
 * Building and wording a statement takes longer than presenting the rows of a small answer.
 */
export function compiledOnce<Value, Tables, Table extends keyof Tables, Row>(
  build: (db: Kysely<Database>, value: Value) => SelectQueryBuilder<Tables, Table, Row>,
): (db: Kysely<Database>, value: Value) => Promise<Row[]> {
  let worded: CompiledQuery<Row> | undefined
  return async (db, value) => {
    // Whoever listens to statements (tests, measurements) wants to see them in the making.
    if (db.getExecutor().plugins.length > 0) return build(db, value).execute()
    worded ??= build(db, PLACE as Value).compile() as CompiledQuery<Row>
    const values = worded.parameters.map((given) => (given === PLACE ? value : given))
    return (await db.executeQuery<Row>(CompiledQuery.raw(worded.sql, values))).rows
  }
}
