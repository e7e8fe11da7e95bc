import type { ApartmentStatus } from '../apartments/apartment-status.ts'
import type { ImportField } from './import-field.ts'
import type { ImportValues } from './read-cell.ts'

/** An apartment as it is now. */
export interface PresentApartment extends Omit<ImportValues, 'price' | 'status'> {
  readonly id: number
  readonly price: number | null
  readonly status: ApartmentStatus
  /** Somebody holds, has reserved or bought it. */
  readonly claimed: boolean
}

/** Why a change waits until a person confirms it (IMP-03). */
export const HOLD_REASONS = [
  'price-limit',
  'ten-times',
  'price-per-area',
  'status-back',
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
}
