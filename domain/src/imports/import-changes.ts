import type { ApartmentStatus } from '../apartments/apartment-status.ts'
import type { ApartmentTypeKey } from '../apartments/apartment-type-keys.ts'
import type { ImportField } from './import-field.ts'
import type { ImportValues } from './read-cell.ts'
import type { FileRow } from './read-rows.ts'

/** An apartment as it is now. */
export interface PresentApartment extends Omit<ImportValues, 'price' | 'status'> {
  readonly id: number
  readonly price: number | null
  readonly status: ApartmentStatus
  /** Somebody holds, has reserved or bought it. */
  readonly claimed: boolean
}

/** A project as far as a list is compared with it. */
export interface ComparedProject {
  readonly apartments: readonly PresentApartment[]
  readonly buildings: readonly { readonly id: number }[]
  readonly types?: readonly { readonly id: number; readonly key?: ApartmentTypeKey }[]
  readonly limitPercent: number
}

/** A row with the apartments that it may mean. */
export interface FoundRow {
  readonly row: FileRow
  readonly means: readonly PresentApartment[]
}

/** Why a change waits until a person confirms it (IMP-03). */
export const HOLD_REASONS = [
  'price-limit',
  'ten-times',
  'price-per-area',
  'status-back',
  'back-on-market',
  'area',
  'twice',
] as const

export type HoldReason = (typeof HOLD_REASONS)[number]

/** Why a change is left out, whoever confirms it. */
export const REFUSE_REASONS = [
  'sold-stays',
  'claimed',
  'needs-buyer',
  'status-skips',
  'name-in-several-buildings',
  'incomplete',
] as const

export type RefuseReason = (typeof REFUSE_REASONS)[number]

/** What is odd about the file as a whole; it holds back prices, or all of it. */
export const GUARDS = ['median', 'unknown-names'] as const

export type Guard = (typeof GUARDS)[number]

/** Why a whole column is held back until somebody confirms it (IMP-07). */
export const COLUMN_REASONS = ['many', 'fits-other', 'odd-rows', 'implausible', 'two-ways'] as const

export type ColumnReason = (typeof COLUMN_REASONS)[number]

/** A column whose changes wait until it is confirmed. Of `name` those are the new apartments. */
export interface HeldColumn {
  readonly field: ImportField
  readonly reasons: ColumnReason[]
  /** The field that its values fit better. */
  readonly like: ImportField | null
  /** How many changes wait, of how many rows that say something in this column. */
  readonly changes: number
  readonly rows: number
  readonly samples: ColumnSample[]
}

export interface ColumnSample {
  readonly row: number
  readonly name: string
  readonly before: string | number | null
  readonly after: string | number | null
  /** What the file says, to the letter. */
  readonly says: string
}

export type ChangedField = Exclude<ImportField, 'name' | 'building'>

interface Judged {
  /** `102.price`: the row of the file and the field; of a new apartment `830.new`. */
  readonly id: string
  readonly row: number
  readonly name: string
  readonly held: HoldReason[]
  readonly refused: RefuseReason | null
}

/** One field of an apartment that is there. */
export interface FieldChange extends Judged {
  readonly apartmentId: number
  readonly field: ChangedField
  readonly before: string | number | null
  readonly after: string | number
  /** Of a price that had one before: by how many per cent it moves. */
  readonly percent: number | null
  /** What the file says, to the letter. */
  readonly says: string
}

export interface NewApartment extends Judged {
  readonly values: { readonly [Field in keyof ImportValues]?: ImportValues[Field] | undefined }
  /** Fields without which it cannot be made. */
  readonly missing: ImportField[]
}

export interface MissingApartment {
  readonly apartmentId: number
  readonly name: string
  /** Only an available one can be taken off the market. */
  readonly canBeUnavailable: boolean
}

export interface ImportDiff {
  readonly changed: FieldChange[]
  readonly fresh: NewApartment[]
  readonly missing: MissingApartment[]
  /** How many apartments the file knows and leaves as they are. */
  readonly unchanged: number
  readonly guards: { readonly guard: Guard; readonly percent: number }[]
  readonly heldColumns: HeldColumn[]
  /** Stands for all that is held back: whoever confirms any of it names the look that they had. */
  readonly look: string
}
