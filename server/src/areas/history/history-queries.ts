import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type PageAsked, pageOf } from '../../platform/database/paging.ts'
import { isSameRow, keyColumns, keyOf, keyValues, recordset } from './row-keys.ts'
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

/** What nobody is shown: hashes, keys and secrets. */
const UNSHOWN = sql`'(_hash|secret|token|idempotency_key)$'`
/** Of a claim, beside what names its buyer: what the buyer paid. */
const PAID: readonly string[] = ['deposit', 'deposit_on', 'deposit_receipt']

const shown = (column: 'before' | 'after', withBuyers: boolean) => {
  const values = sql.ref(`change.${column}`)
  const known = withBuyers
    ? values
    : sql`blanked(${values}, change.table_name, null, null)
        - case change.table_name when 'claims' then ${PAID}::text[] else '{}' end`
  return sql`(${known}) - array(select name from jsonb_object_keys(${values}) as name where name ~ ${UNSHOWN})`
}

type ShownRow = ChangedRow & { id: number }

/** A part of an action's rows, as they are shown: buyers to those alone who may see them (SEC-12). */
export const pageOfChanges = (
  db: Kysely<Database>,
  actionId: number,
  { asked, withBuyers }: { asked: PageAsked; withBuyers: boolean },
) =>
  pageOf<ShownRow>(db, {
    from: 'changes',
    as: 'change',
    where: sql`change.action_id = ${actionId}`,
    select: sql`change.id::int, change.table_name as table, change.row_key as key,
      ${shown('before', withBuyers)} as before, ${shown('after', withBuyers)} as after`,
    id: sql`change.id`,
    asked,
  })

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

/** Whoever holds several rows takes them in this order, then the other tables by name: nobody waits in a circle. */
const HELD_FIRST = ['projects', 'masterplans', 'buildings', 'apartments']

const heldBefore = (one: string, other: string) => {
  const [place, next] = [HELD_FIRST.indexOf(one), HELD_FIRST.indexOf(other)]
  if (place >= 0 && next >= 0) return place - next
  return place >= 0 ? -1 : next >= 0 ? 1 : one < other ? -1 : 1
}

/** The rows as they are now, by `table key`; held until the transaction ends where they are to be changed. */
export async function presentRows(
  db: Kysely<Database>,
  changed: readonly ChangedRow[],
  { held }: { held: boolean },
): Promise<Map<string, Values>> {
  const present = new Map<string, Values>()
  const tables = [...Map.groupBy(changed, (row) => row.table)].sort(([one], [other]) =>
    heldBefore(one, other),
  )
  for (const [table, rows] of tables) {
    const keys = rows.map(({ key }) => keyValues(table, key))
    const found = await sql<{ key: string; row: Values }>`
      select ${keyOf(table)} as key, to_jsonb(present) as row
      from ${sql.table(table)} as present join ${recordset(table, keys)} as wanted
        on ${isSameRow(table, 'present', 'wanted')}
      order by ${keyColumns(table, 'present')}
      ${held && !UNCHANGING.includes(table) ? sql`for update of present` : sql``}`.execute(db)
    for (const { key, row } of found.rows) present.set(`${table} ${key}`, row)
  }
  return present
}
