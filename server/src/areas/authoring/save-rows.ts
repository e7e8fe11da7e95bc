import { type Fields, LIVE_KINDS, type ListedKind, newThing } from '@belvedere/contract/authoring/things'
import type { Call } from '@belvedere/contract/call'
import { REFUSALS } from '@belvedere/contract/refusal'
import { type Asker, hasRight } from '@belvedere/domain/accounts/rights'
import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type RowProblem, RowsRefused } from '../../platform/http/refused.ts'
import { addThings } from './add-things.ts'
import { saveDrafts } from './drafts.ts'
import { savePrices, saveStatuses } from './save-sales.ts'
import { saveThings } from './save-things.ts'

export type SentRow = Fields & {
  id?: number
  revision?: number
  status?: ApartmentStatus
  heldBy?: string
  price?: number | null
}

type Place = { projectId: number; asker: Asker }

/** Facts, prices and statuses have rights of their own; a row of something that is there says its revision. */
export function refuseRows(
  rows: readonly (SentRow | undefined)[],
  rights: NonNullable<Call['rowRights']>,
  { asker, projectId }: Place,
): void {
  const forbidden: RowProblem[] = []
  const unrevised: RowProblem[] = []
  for (const [row, sent] of rows.entries()) {
    if (!sent) continue
    const { id, revision, ...fields } = sent
    // A new one is more than the price and the status that it says.
    const named = Object.keys(id === undefined ? { id, ...fields } : fields)
    const refused = named.filter((field) => !hasRight(asker, rights[field] ?? rights.others, projectId))
    forbidden.push(...refused.map((field) => ({ row, field, code: 'forbidden' as const })))
    if (id !== undefined && revision === undefined)
      unrevised.push({ row, field: 'revision', code: 'precondition-required' })
  }
  if (forbidden.length > 0) throw new RowsRefused(forbidden, REFUSALS.forbidden.status)
  if (unrevised.length > 0) throw new RowsRefused(unrevised, REFUSALS['precondition-required'].status)
}

/**
 * Saves a list, all or none: new ones are made; of those that are there, what is live is changed and the rest goes into
 * their drafts. Every bad row is told by its place in the list, whatever is wrong with it (AUT-02); those that could not
 * be read at all are told with the others.
 */
export async function saveRows(
  db: Transaction<Database>,
  kind: ListedKind,
  { rows, unread }: { rows: readonly (SentRow | undefined)[]; unread: readonly RowProblem[] },
  { projectId, asker }: Place,
): Promise<number[]> {
  const problems = [...unread]
  const ids = rows.map((sent) => sent?.id)

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

  const asNew = newThing(kind)
  const wanted = rows.flatMap((sent, row): Numbered[] => {
    if (!sent) return []
    const { id, revision, status: _, heldBy: __, price: ___, ...fields } = sent
    if (id !== undefined) return [{ row, id, ...(revision !== undefined && { revision }), fields }]
    const whole = asNew.safeParse(fields)
    if (whole.success) return [{ row, fields: whole.data }]
    const missing = whole.error.issues.map(({ path }) => String(path[0]))
    problems.push(...missing.map((field) => ({ row, field, code: 'invalid-input' as const })))
    return []
  })
  const isLive = LIVE_KINDS.includes(kind)
  const atOnce = wanted.filter(({ id }) => isLive || id === undefined)
  const drafted = wanted.flatMap(({ id, ...rest }) => (isLive || id === undefined ? [] : [{ id, ...rest }]))
  const place = { projectId, userId: asker.id }
  const saved = await attempt(atOnce, () =>
    isLive ? saveThings(db, kind, projectId, atOnce) : addThings(db, kind, place, atOnce),
  )
  for (const [nth, { row }] of atOnce.entries()) ids[row] ??= saved?.[nth]
  await attempt(drafted, () => saveDrafts(db, kind, place, drafted))
  const sales = rows.flatMap((sent, row) => {
    const id = ids[row]
    return sent && id !== undefined
      ? [{ row, id, status: sent.status, heldBy: sent.heldBy, price: sent.price }]
      : []
  })
  await attempt(sales, () => saveStatuses(db, projectId, sales, { agentId: asker.id }))
  if (problems.length > 0) throw new RowsRefused(problems.toSorted((a, b) => a.row - b.row))
  await savePrices(db, projectId, sales)
  return ids.map((id) => id ?? 0)
}

type Numbered = { row: number; id?: number; revision?: number; fields: Fields }
