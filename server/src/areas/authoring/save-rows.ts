import { type Fields, type Kind, LIVE_KINDS, newThing } from '@belvedere/contract/authoring/things'
import type { Call } from '@belvedere/contract/call'
import { type Asker, hasRight } from '@belvedere/domain/accounts/rights'
import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused, type RowProblem, RowsRefused } from '../../platform/http/refused.ts'
import { saveDrafts } from './drafts.ts'
import { savePrices, saveStatuses } from './save-sales.ts'
import { saveThings } from './save-things.ts'

export type SentRow = Fields & {
  id?: number
  revision?: number
  status?: ApartmentStatus
  price?: number | null
}

type Place = { projectId: number; asker: Asker }

/** Facts, prices and statuses have rights of their own; a row of something that is there says its revision. */
export function refuseRows(
  rows: readonly SentRow[],
  rights: NonNullable<Call['rowRights']>,
  { asker, projectId }: Place,
): void {
  for (const { id, revision, ...fields } of rows) {
    if (id !== undefined && revision === undefined) throw new Refused('precondition-required')
    const needed = Object.keys(fields).map((field) => rights[field] ?? rights.others)
    if (id === undefined) needed.push(rights.others)
    if (needed.some((right) => !hasRight(asker, right, projectId))) throw new Refused('forbidden')
  }
}

/**
 * Saves a list, all or none: new ones are made; of those that are there, what is live is changed and the rest goes into
 * their drafts. Every bad row is told by its place in the list, whatever is wrong with it (AUT-02).
 */
export async function saveRows(
  db: Transaction<Database>,
  kind: Kind,
  rows: readonly SentRow[],
  { projectId, asker }: Place,
): Promise<number[]> {
  const problems: RowProblem[] = []
  const ids = rows.map(({ id }) => id)

  /** Saves some of the rows; what is wrong with them is kept for later, by their place among all. */
  async function attempt<Result>(part: readonly { row: number }[], save: () => Promise<Result>) {
    try {
      return await save()
    } catch (error) {
      if (!(error instanceof RowsRefused)) throw error
      problems.push(...error.problems.map((one) => ({ ...one, row: part[one.row]?.row ?? 0 })))
      return undefined
    }
  }

  const wanted = rows.flatMap((sent, row): Numbered[] => {
    const { id, revision, status: _, price: __, ...fields } = sent
    if (id !== undefined) return [{ row, id, ...(revision !== undefined && { revision }), fields }]
    const whole = newThing(kind).safeParse(fields)
    if (whole.success) return [{ row, fields: whole.data }]
    const missing = whole.error.issues.map(({ path }) => String(path[0]))
    problems.push(...missing.map((field) => ({ row, field, code: 'invalid-input' as const })))
    return []
  })
  const isLive = LIVE_KINDS.includes(kind)
  const atOnce = wanted.filter(({ id }) => isLive || id === undefined)
  const drafted = wanted.flatMap(({ id, ...rest }) => (isLive || id === undefined ? [] : [{ id, ...rest }]))
  const saved = await attempt(atOnce, () => saveThings(db, kind, projectId, atOnce))
  for (const [nth, { row }] of atOnce.entries()) ids[row] ??= saved?.[nth]
  await attempt(drafted, () => saveDrafts(db, kind, { projectId, userId: asker.id }, drafted))
  const sales = rows.flatMap(({ status, price }, row) => {
    const id = ids[row]
    return id === undefined ? [] : [{ row, id, status, price }]
  })
  await attempt(sales, () => saveStatuses(db, sales))
  if (problems.length > 0) throw new RowsRefused(problems.toSorted((a, b) => a.row - b.row))
  await savePrices(db, projectId, sales)
  return ids.map((id) => id ?? 0)
}

type Numbered = { row: number; id?: number; revision?: number; fields: Fields }
