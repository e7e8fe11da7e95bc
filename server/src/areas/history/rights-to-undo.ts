import type { Right } from '@belvedere/domain/accounts/rights'
import { type ChangedRow, UNSAID, type Values, without } from './undo-plan.ts'

const CONTENT: Right = { resource: 'content', permission: 'write' }
const PRICES: Right = { resource: 'prices', permission: 'write' }
const STATUSES: Right = { resource: 'statuses', permission: 'write' }
const RESERVATIONS: Right = { resource: 'reservations', permission: 'write' }
const USERS: Right = { resource: 'users', permission: 'write' }
const LOOK: Right = { resource: 'look', permission: 'write' }
const SETTINGS: Right = { resource: 'settings', permission: 'write' }

/** Whoever may do something may take it back: what an action touched says which rights that needs. */
export function rightsToUndo(changes: readonly ChangedRow[]): Right[] {
  const deleted = new Set(
    changes.flatMap(({ table, key, after }) => (table === 'apartments' && !after ? [key] : [])),
  )
  return [...new Set(changes.flatMap((change) => rightsTo(change, deleted)))]
}

function rightsTo({ table, key, before, after }: ChangedRow, deleted: ReadonlySet<string>): Right[] {
  switch (table) {
    // With an apartment that is deleted go its price and its claims, and come back with it.
    case 'apartment_prices':
      return deleted.has(key) ? [] : [PRICES]
    case 'claims':
      return deleted.has(String(before?.apartment_id)) ? [] : [RESERVATIONS]
    case 'waiting_list':
      return deleted.has(String((before ?? after)?.apartment_id)) ? [] : [RESERVATIONS]
    // It goes and stays with its claim.
    case 'claim_prices':
      return []
    case 'apartments':
      return before && after ? rightsToColumns(Object.keys(without(before, UNSAID))) : [CONTENT]
    case 'project_users':
      return [USERS]
    case 'looks':
      return [LOOK]
    case 'drafts':
      return [key.startsWith('look/') ? LOOK : CONTENT]
    case 'projects':
      return isCountedUp(before, after) ? [] : [SETTINGS]
    case 'hosts':
      return [SETTINGS]
    default:
      return [CONTENT]
  }
}

/** A project whose look was changed, and nothing else of it. */
const isCountedUp = (before: Values | null, after: Values | null) =>
  before !== null && after !== null && Object.keys(without(before, UNSAID)).length === 0

/** An apartment that was only counted up, for its price, needs nothing more. */
const rightsToColumns = (columns: readonly string[]) => [
  ...new Set(columns.map((column) => (column === 'status' ? STATUSES : CONTENT))),
]
