import type { KeptReason } from '@belvedere/contract/entities/kept-reasons'
import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { claimOfStatus } from '@belvedere/domain/sales/claims'
import { mayChangeStatus } from '@belvedere/domain/sales/status-change'

/** One row as an action found it and left it; of a changed row only the columns that differ. */
export type ChangedRow = {
  table: string
  key: string
  /** Null: the action made the row. */
  before: Values | null
  /** Null: the action deleted it. */
  after: Values | null
}

export type Values = Readonly<Record<string, unknown>>

/** Why a row, or some of its columns, stays as it is now. */
export type Kept = { table: string; key: string; reason: KeptReason }

export type Step =
  | { do: 'insert'; table: string; key: string; row: Values }
  | { do: 'delete'; table: string; key: string }
  | { do: 'update'; table: string; key: string; columns: Values }
  | { do: 'end'; table: 'claims'; key: string }

/** What the record says twice over within one action counts once: as it was at first, as it was left at last. */
export function joined(changes: readonly ChangedRow[]): ChangedRow[] {
  const rows = new Map<string, ChangedRow>()
  for (const change of changes) {
    const name = nameOf(change)
    const first = rows.get(name)
    rows.set(name, first ? followedBy(first, change) : change)
  }
  // What a claim was made at stays with it.
  const isOwn = ({ table, before }: ChangedRow) => table !== 'claim_prices' || before !== null
  return [...rows.values()].filter((row) => isOwn(row) && (row.before !== null || row.after !== null))
}

function followedBy(first: ChangedRow, next: ChangedRow): ChangedRow {
  const made = first.before === null
  return {
    ...first,
    before: made ? null : { ...next.before, ...first.before },
    after: next.after === null ? null : { ...first.after, ...next.after },
  }
}

/**
 * A row that was only counted up changes nothing by itself, but whoever read it must read it again. Which of those
 * revisions a draft rests on is no part of what it says.
 */
export const UNSAID = ['revision', 'base_revision']

/** By table: the columns by which a row is a part of another one. What an action made as one stays as one. */
const PART_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pois: { masterplan_id: 'masterplans', building_id: 'buildings', apartment_id: 'apartments' },
  media_texts: { media_id: 'media' },
  package_items: { package_id: 'packages' },
  apartment_prices: { apartment_id: 'apartments' },
  looks: { project_id: 'projects' },
}

export const nameOf = ({ table, key }: { table: string; key: string }) => `${table} ${key}`

/** What a row is a part of, by the names of those rows. */
export const wholesOf = ({ table, after }: ChangedRow): string[] =>
  Object.entries(PART_OF[table] ?? {}).map(([column, whole]) =>
    nameOf({ table: whole, key: String(after?.[column]) }),
  )

/**
 * Their secrets are shown once, to whoever makes them, and the record has neither those nor strangers' addresses: none of
 * them is brought back, nor withdrawn unseen.
 */
const SECRET: readonly string[] = [
  'api_keys',
  'invitations',
  'preview_links',
  'price_viewers',
  'webhook_endpoints',
]

/**
 * How a row is taken back to what it was before an action, by what it is now; or why it stays. Whatever was changed since
 * stays; a sale is final, and so is a claim that has ended (AUT-05). What other rows say to it is asked afterwards
 * (obstacles.ts).
 */
export function undoRow({ table, key, before, after }: ChangedRow, present: Values | undefined): Step | Kept {
  const stays = (reason: Kept['reason']): Kept => ({ table, key, reason })
  if (SECRET.includes(table)) return stays('secret')
  if (table === 'users') return stays('account')
  if (table === 'projects' && (before === null || after === null)) return stays('whole-project')
  if (before === null) {
    if (!present) return stays('gone')
    // A claim stays in the history of its apartment: it ends.
    if (table === 'claims' && (present.ended_at !== null || present.kind === 'sold')) return stays('final')
    if (differs(after ?? {}, present)) return stays('changed-since')
    return table === 'claims' ? { do: 'end', table, key } : { do: 'delete', table, key }
  }
  if (after === null) return present ? stays('changed-since') : { do: 'insert', table, key, row: before }
  if (!present) return stays('gone')
  if (differs(after, present)) return stays('changed-since')
  // What was erased of a buyer in line stays erased, and the place with it: the record does not know the name any more.
  if (table === 'claims' || (table === 'waiting_list' && ('buyer' in before || present.buyer === '')))
    return stays('final')
  if (table === 'apartments' && 'status' in before && !mayGoBack(present.status, before.status))
    return stays('final')
  return { do: 'update', table, key, columns: without(before, UNSAID) }
}

/** Not to a status that someone's claim stands behind: that has ended. */
const mayGoBack = (from: unknown, to: unknown) =>
  mayChangeStatus(from as ApartmentStatus, to as ApartmentStatus) &&
  claimOfStatus(to as ApartmentStatus) === 'none'

function differs(left: Values, present: Values): boolean {
  return Object.entries(without(left, UNSAID)).some(
    ([column, value]) => JSON.stringify(value) !== JSON.stringify(present[column]),
  )
}

export function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}
