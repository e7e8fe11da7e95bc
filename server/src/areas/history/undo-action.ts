import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { rebaseDrafts } from '../authoring/drafts.ts'
import { endUndone } from '../claims/end-undone.ts'
import { actionChanges, goneUsers, presentRows, usedRows } from './history-queries.ts'
import { isSameRow, keyValues, recordset } from './row-keys.ts'
import {
  type ChangedRow,
  joined,
  type Kept,
  nameOf,
  type Step,
  undoRow,
  type Values,
  wholesOf,
} from './undo-plan.ts'
import { usersNamedIn, withoutGone } from './without-gone.ts'

/**
 * Takes an action back as one new action, with the same ids, deleted things included. What was changed since stays: it
 * is told first, and the rest is undone once the asker confirmed so many (AUT-05).
 */
export async function undoAction(
  db: Transaction<Database>,
  actionId: number,
  confirm: number | undefined,
): Promise<{ undone: number; kept: Kept[] }> {
  const { steps, kept } = await stepsToUndo(db, actionId)
  if (kept.length > 0 && confirm !== kept.length)
    throw new Refused('confirmation-required', '', { meta: { kept, confirm: kept.length } })
  // What comes back refers to each other: it is looked at when all is in place.
  await sql`set constraints all deferred`.execute(db)
  const others = steps.filter((step) => step.do !== 'end')
  for (const [table, ofTable] of Map.groupBy(others, ({ table }) => table)) await take(db, table, ofTable)
  await sql`set constraints all immediate`.execute(db)
  await endUndone(db, claimsIn(steps))
  await rebaseDrafts(
    db,
    steps.flatMap(({ table, key }) => (table === 'drafts' ? [keyValues(table, key)] : [])),
  )
  return { undone: steps.length, kept }
}

/** A claim stays in the history of its apartment: it ends. */
const claimsIn = (steps: readonly Step[]) =>
  steps.flatMap((step) => (step.do === 'end' ? [Number(step.key)] : []))

/** What an undo would do as things stand now. */
export async function stepsToUndo(
  db: Transaction<Database>,
  actionId: number,
): Promise<{ steps: Step[]; kept: Kept[] }> {
  const recorded = joined(await actionChanges(db, actionId))
  const changed = withoutGone(recorded, await goneUsers(db, usersNamedIn(recorded)))
  const plan = await planUndo(db, changed)
  return {
    steps: plan.filter((one): one is Step => 'do' in one),
    kept: plan.filter((one): one is Kept => 'reason' in one),
  }
}

/** What stays may keep more of what the action made: that on which it hangs, and its parts. Until nothing more does. */
async function planUndo(db: Kysely<Database>, changed: readonly ChangedRow[]): Promise<(Step | Kept)[]> {
  const present = await presentRows(db, changed)
  const used = new Set<string>()
  let leaving = changed.filter(({ before }) => before === null)
  for (;;) {
    for (const name of await usedRows(db, leaving)) used.add(name)
    const plan = changed.map((row) =>
      undoRow(row, { present: present.get(nameOf(row)), inUse: used.has(nameOf(row)) }),
    )
    const going = new Set(plan.flatMap((one) => ('do' in one && one.do === 'delete' ? [nameOf(one)] : [])))
    const staying = new Set(leaving.map(nameOf).filter((name) => !going.has(name)))
    for (const row of leaving) if (wholesOf(row).some((whole) => staying.has(whole))) used.add(nameOf(row))
    const left = leaving.filter((row) => going.has(nameOf(row)) && !used.has(nameOf(row)))
    if (left.length === leaving.length) return plan
    leaving = left
  }
}

async function take(db: Kysely<Database>, table: string, steps: readonly Step[]): Promise<void> {
  await remove(
    db,
    table,
    steps.filter((step) => step.do === 'delete').map(({ key }) => keyValues(table, key)),
  )
  await bringBack(
    db,
    table,
    steps.flatMap((step) => (step.do === 'insert' ? [raised(step.row)] : [])),
  )
  const updates = steps.flatMap((step) => (step.do === 'update' ? [step] : []))
  // Rows of which the same columns change go in one statement.
  for (const alike of Map.groupBy(updates, ({ columns }) => Object.keys(columns).sort().join()).values())
    await setBack(db, table, alike)
}

async function remove(db: Kysely<Database>, table: string, keys: readonly object[]): Promise<void> {
  if (keys.length > 0)
    await sql`delete from ${sql.table(table)} as present using ${recordset(table, keys)} as wanted
      where ${isSameRow(table, 'present', 'wanted')}`.execute(db)
}

async function bringBack(db: Kysely<Database>, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length > 0)
    await sql`insert into ${sql.table(table)} overriding system value select * from ${recordset(table, rows)} as row`.execute(
      db,
    )
}

async function setBack(
  db: Kysely<Database>,
  table: string,
  steps: readonly { key: string; columns: Values }[],
): Promise<void> {
  const names = Object.keys(steps[0]?.columns ?? {})
  const list = (of: string) => sql.join(names.map((name) => sql.ref(`${of}.${name}`)))
  // A row that was only counted up is counted up again: whoever read it must read it again.
  const set =
    names.length > 0
      ? sql`(${sql.join(names.map((name) => sql.ref(name)))}) = row (${list('wanted')})`
      : sql`revision = present.revision`
  const rows = steps.map(({ key, columns }) => ({ ...columns, ...keyValues(table, key) }))
  await sql`update ${sql.table(table)} as present set ${set} from ${recordset(table, rows)} as wanted
    where ${isSameRow(table, 'present', 'wanted')}`.execute(db)
}

/** Whoever read it before it went must read it again. */
const raised = (row: Values): Values =>
  typeof row.revision === 'number' ? { ...row, revision: row.revision + 1 } : row
