import type { RefusalCode } from '@belvedere/contract/refusal'
import { m } from '../../paraglide/messages.js'
import type { EntryProblem } from './read-entry.ts'

const ENTRIES: Readonly<Record<EntryProblem, () => string>> = {
  'not-a-number': m.studio_cell_not_a_number,
  date: m.studio_cell_not_a_number,
  'out-of-range': m.studio_cell_out_of_range,
  'unknown-value': m.studio_cell_unknown,
  'too-long': m.studio_cell_too_long,
  empty: m.studio_cell_empty,
  'status-refused': m.studio_import_status_skips,
  'needs-holder': m.studio_import_needs_buyer,
}

/** Why what was typed is no value of the cell. */
export const entryProblem = (problem: EntryProblem): string => ENTRIES[problem]()

const REFUSALS: Readonly<Partial<Record<RefusalCode, () => string>>> = {
  'name-taken': m.studio_cell_name_taken,
  'status-change-refused': m.studio_import_status_skips,
  claimed: m.studio_cell_claimed,
  forbidden: m.studio_cell_forbidden,
  stale: m.studio_cell_both_changed,
  'not-found': m.studio_kept_gone,
}

/** Why the server did not take a cell. */
export const refusalWords = (code: RefusalCode): string => (REFUSALS[code] ?? m.studio_cell_refused)()
