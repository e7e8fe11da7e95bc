import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { ColumnReason, HoldReason, RefuseReason } from '@belvedere/domain/imports/import-changes'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import type { CellProblem } from '@belvedere/domain/imports/read-cell'
import type { Outcome } from '../../api/client.ts'
import { m } from '../../paraglide/messages.js'
import type { HeldColumn } from './import-types.ts'

export const FIELD_WORDS: Readonly<Record<ImportField, () => string>> = {
  name: m.studio_import_field_name,
  building: m.studio_import_field_building,
  type: m.studio_import_field_type,
  floor: m.studio_import_field_floor,
  rooms: m.studio_import_field_rooms,
  area: m.studio_import_field_area,
  balconyArea: m.studio_import_field_balcony,
  orientation: m.studio_import_field_facing,
  levels: m.studio_import_field_levels,
  price: m.studio_import_field_price,
  status: m.studio_import_field_status,
}

export const STATUS_WORDS: Readonly<Record<ApartmentStatus, () => string>> = {
  available: m.studio_import_status_available,
  'pending-reservation': m.studio_import_status_pending,
  reserved: m.studio_import_status_reserved,
  sold: m.studio_import_status_sold,
  unavailable: m.studio_import_status_unavailable,
}

export const CELL_WORDS: Readonly<Record<CellProblem, () => string>> = {
  'not-a-number': m.studio_import_not_a_number,
  date: m.studio_import_is_date,
  'out-of-range': m.studio_import_out_of_range,
  'unknown-value': m.studio_import_unknown_word,
  'too-long': m.studio_import_too_long,
}

const HOLD_WORDS: Readonly<Record<HoldReason, (limit: number, isLess: boolean) => string>> = {
  'price-limit': (limit) => m.studio_import_price_limit({ limit }),
  'ten-times': (_, isLess) => (isLess ? m.studio_import_tenth() : m.studio_import_ten_times()),
  'price-per-area': () => m.studio_import_per_area(),
  'status-back': () => m.studio_import_status_back(),
  'back-on-market': () => m.studio_import_back_on_market(),
  area: () => m.studio_import_area_moves(),
  twice: () => m.studio_import_twice(),
}

/** `isLess`: what the file says is less than what is there. */
export const holdWords = (reasons: readonly HoldReason[], limit: number, isLess: boolean) =>
  reasons.map((reason) => HOLD_WORDS[reason](limit, isLess)).join('; ')

/** What a held column is called: what waits in the column of names are new apartments. */
export const columnWords = (field: ImportField): string =>
  field === 'name' ? m.studio_import_new_apartments() : FIELD_WORDS[field]()

const COLUMN_WORDS: Readonly<Record<ColumnReason, (held: HeldColumn) => string>> = {
  many: ({ changes, rows }) => m.studio_import_column_many({ changes, rows }),
  'fits-other': ({ like }) => m.studio_import_column_fits({ other: like ? FIELD_WORDS[like]() : '' }),
  'odd-rows': () => m.studio_import_column_odd(),
  implausible: () => m.studio_import_column_implausible(),
  'two-ways': () => m.studio_import_column_two_ways(),
}

/** Why a column is held back, in a sentence. */
export function columnReasons(held: HeldColumn): string {
  const words = held.reasons.map((reason) => COLUMN_WORDS[reason](held)).join('; ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

export const REFUSE_WORDS: Readonly<Record<RefuseReason, (missing: readonly ImportField[]) => string>> = {
  'sold-stays': () => m.studio_import_sold_stays(),
  claimed: () => m.studio_import_claimed(),
  'needs-buyer': () => m.studio_import_needs_buyer(),
  'status-skips': () => m.studio_import_status_skips(),
  'name-in-several-buildings': () => m.studio_import_several_buildings(),
  incomplete: (missing) =>
    m.studio_import_incomplete({ fields: missing.map((field) => FIELD_WORDS[field]()).join(', ') }),
}

const REFUSALS: Readonly<Record<string, () => string>> = {
  'file-too-large': m.studio_import_too_large,
  'too-many-rows': m.studio_import_too_many_rows,
  'no-table': m.studio_import_no_table,
  'file-type-refused': m.studio_import_no_kind,
  'file-broken': m.studio_import_broken,
  'file-unsafe': m.studio_import_unsafe,
  'columns-unclear': m.studio_import_no_key,
  unavailable: m.staff_refused_unavailable,
}

/** Why a file was refused, with the place in it where that is known. */
export function refusalWords({ refusal, meta = {} }: Outcome<unknown>): string {
  const { sheet, row, column } = meta
  if (refusal?.code === 'cell-unreadable') {
    const place =
      sheet === undefined
        ? m.studio_import_place_row({ row: String(row ?? '?') })
        : m.studio_import_place({ sheet: String(sheet), row: String(row), column: String(column) })
    return m.studio_import_cell_unreadable({ place })
  }
  return (REFUSALS[refusal?.code ?? ''] ?? m.studio_import_failed)()
}

/** For `useAction`: what the wizard itself says of a refusal. */
export const IMPORT_REFUSALS = Object.fromEntries(
  [...Object.keys(REFUSALS), 'cell-unreadable'].map((code) => [code, refusalWords]),
)
