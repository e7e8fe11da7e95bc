import { KEPT_NAMED, type KeptReason } from '@belvedere/contract/entities/kept-reasons'
import type { Asker } from '@belvedere/domain/accounts/rights'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { rebaseDrafts } from '../authoring/drafts.ts'
import { endUndone } from '../claims/end-undone.ts'
import { lockPeople } from '../people/people.ts'
import { demandsOfTables } from './catalogue.ts'
import { goneUsers, presentRows } from './history-queries.ts'
import {
  claimedRows,
  draftObstacles,
  loops,
  orphans,
  type Planned,
  peopleObstacles,
  takenRows,
  usedRows,
} from './obstacles.ts'
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

type By = { projectId: number; asker: Asker }

/**
 * Takes an action, by its changes, back as one new action, with the same ids, deleted things included. What cannot go
 * back stays: it is told first with the reason, and the rest is undone once the asker confirmed so many (AUT-05,
 * AUT-09).
 */
export async function undoAction(
  db: Transaction<Database>,
  changes: readonly ChangedRow[],
  by: By,
  confirm: number | undefined,
): Promise<{ undone: number; kept: Kept[] }> {
  const { steps, kept } = await stepsToUndo(db, changes, by, { held: true })
  if (kept.length > 0 && confirm !== kept.length)
    throw new Refused('confirmation-required', '', {
      meta: { kept: kept.slice(0, KEPT_NAMED), confirm: kept.length },
    })
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

/** What an undo would do as things stand now. Whoever only asks holds nothing up (SEC-11). */
export async function stepsToUndo(
  db: Transaction<Database>,
  changes: readonly ChangedRow[],
  by: By,
  { held }: { held: boolean },
): Promise<{ steps: Step[]; kept: Kept[] }> {
  const recorded = joined(changes)
  const changed = withoutGone(recorded, await goneUsers(db, usersNamedIn(recorded)))
  if (held && changed.some(({ table }) => table === 'project_users')) await lockPeople(db, by.projectId)
  const plan = await planUndo(db, changed, by, await presentRows(db, changed, { held }))
  return {
    steps: plan.filter((one): one is Step => 'do' in one),
    kept: plan.filter((one): one is Kept => 'reason' in one),
  }
}

/**
 * What stays may keep more: that on which it hangs, its parts, and what would lie in it. So every row is asked again until
 * nothing more stays; what is left can be done, whatever the database demands.
 */
async function planUndo(
  db: Kysely<Database>,
  changed: readonly ChangedRow[],
  by: By,
  present: ReadonlyMap<string, Values>,
): Promise<(Step | Kept)[]> {
  const { references, uniques } = await demandsOfTables(db)
  const recorded = references.filter((one) => one.recorded)
  const stays = new Map<string, KeptReason>()
  const emptied = new Map<string, Set<string>>()
  for (;;) {
    const before = stays.size + emptiedCount(emptied)
    const plan = changed.map((row): Step | Kept => {
      const reason = stays.get(nameOf(row))
      const step = undoRow(row, present.get(nameOf(row)))
      if ('reason' in step || reason === undefined) return withEmptied(step, emptied)
      return { table: row.table, key: row.key, reason }
    })
    const planned = plan.flatMap((one): Planned[] => ('do' in one ? [plannedOf(one, present)] : []))
    const going = new Set(plan.flatMap((one) => ('do' in one && one.do === 'delete' ? [nameOf(one)] : [])))
    const kept = new Set(plan.flatMap((one) => ('reason' in one ? [nameOf(one)] : [])))
    for (const row of changed)
      if (going.has(nameOf(row)) && wholesOf(row).some((whole) => kept.has(whole)))
        stays.set(nameOf(row), 'in-use')
    for (const { name, reason, forgets } of await orphans(db, planned, recorded)) {
      if (forgets.length === 0) stays.set(name, reason)
      else emptied.set(name, new Set([...(emptied.get(name) ?? []), ...forgets]))
    }
    for (const { name, reason } of [
      ...(await usedRows(db, planned, references)),
      ...(await takenRows(db, planned, uniques)),
      ...(await loops(db, planned, recorded)),
      ...(await draftObstacles(db, planned)),
      ...(await claimedRows(db, planned)),
      ...(await peopleObstacles(db, planned, present, by)),
    ])
      if (!stays.has(name)) stays.set(name, reason)
    if (stays.size + emptiedCount(emptied) === before) return plan
  }
}

const emptiedCount = (emptied: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...emptied.values()].reduce((sum, columns) => sum + columns.size, 0)

function withEmptied<One extends Step | Kept>(
  one: One,
  emptied: ReadonlyMap<string, ReadonlySet<string>>,
): Step | Kept {
  const columns = [...(emptied.get(nameOf(one)) ?? [])]
  if (columns.length === 0 || !('do' in one)) return one
  const none = Object.fromEntries(columns.map((column) => [column, null]))
  if (one.do === 'insert') return { ...one, row: { ...one.row, ...none } }
  return one.do === 'update' ? { ...one, columns: { ...one.columns, ...none } } : one
}

function plannedOf(step: Step, present: ReadonlyMap<string, Values>): Planned {
  if (step.do === 'insert') return { step, target: step.row }
  if (step.do === 'update') return { step, target: { ...present.get(nameOf(step)), ...step.columns } }
  return { step, target: undefined }
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
