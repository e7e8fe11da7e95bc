import type { Apartment } from '../../staff/apartments/load-rows.ts'

export type { Apartment }

export const FIELDS = [
  'name',
  'status',
  'buildingId',
  'apartmentTypeId',
  'floor',
  'rooms',
  'area',
  'balconyArea',
  'orientation',
  'levels',
  'price',
  'publish',
] as const satisfies readonly (keyof Apartment)[]

/** What of it can be changed in the table. */
export type Field = (typeof FIELDS)[number]

export type Value = Apartment[Field]

export interface CellChange {
  readonly id: number
  readonly field: Field
  readonly before: Value
  readonly after: Value
  /** Who holds it from then on, of a status that asks for it. */
  readonly heldBy?: string
}

export const cellKey = ({ id, field }: { readonly id: number; readonly field: Field }): string =>
  `${id} ${field}`
