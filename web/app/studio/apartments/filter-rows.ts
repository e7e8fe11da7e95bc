import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { pricePerArea } from '@belvedere/domain/apartments/price-per-area'
import type { Apartment } from './apartment.ts'
import { cellText } from './cell-text.ts'
import type { Column } from './columns.ts'
import type { Facts } from './facts.ts'

export interface Range {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Of pictures: those without any outline. */
export const NOWHERE = 0

export interface TableFilters {
  readonly name: string
  readonly buildings: readonly number[]
  /** On any of these pictures, or on none at all. */
  readonly outlines: readonly number[]
  readonly statuses: readonly ApartmentStatus[]
  readonly types: readonly number[]
  readonly floor: Range
  readonly price: Range
}

export const NO_FILTERS: TableFilters = {
  name: '',
  buildings: [],
  outlines: [],
  statuses: [],
  types: [],
  floor: {},
  price: {},
}

export interface Sorting {
  readonly column: string
  readonly down: boolean
}

const isAny = <One>(wanted: readonly One[], one: One) => wanted.length === 0 || wanted.includes(one)

const isWithin = ({ from, to }: Range, value: number | null) =>
  (from === undefined && to === undefined) ||
  (value !== null && value >= (from ?? Number.NEGATIVE_INFINITY) && value <= (to ?? Number.POSITIVE_INFINITY))

const isDrawn = (wanted: readonly number[], { outlinedOn }: Apartment) =>
  wanted.length === 0 ||
  wanted.some((picture) => (picture === NOWHERE ? outlinedOn.length === 0 : outlinedOn.includes(picture)))

/** The apartments that are asked for, in the order that is asked for. */
export function filterRows(
  rows: readonly Apartment[],
  filters: TableFilters,
  sorting: Sorting | undefined,
  columns: readonly Column[],
  facts: Facts,
): Apartment[] {
  const sought = filters.name.trim().toLowerCase()
  const found = rows.filter(
    (row) =>
      row.name.toLowerCase().includes(sought) &&
      isAny(filters.buildings, row.buildingId) &&
      isAny(filters.statuses, row.status) &&
      isAny(filters.types, row.apartmentTypeId) &&
      isDrawn(filters.outlines, row) &&
      isWithin(filters.floor, row.floor) &&
      isWithin(filters.price, row.price),
  )
  const column = columns.find(({ id }) => id === sorting?.column)
  return column ? sortRows(found, column, sorting?.down ?? false, facts) : found
}

/** Each is written down once before they are compared: of 5,000 there are sixty thousand comparisons. */
function sortRows(rows: readonly Apartment[], column: Column, down: boolean, facts: Facts): Apartment[] {
  const { compare } = new Intl.Collator(facts.locale, { numeric: true })
  const keyed = rows.map((row) => ({ row, key: sortKey(column, row, facts) }))
  const direction = down ? -1 : 1
  return keyed
    .toSorted(({ key: one }, { key: other }) =>
      typeof one === 'number' && typeof other === 'number'
        ? (one - other) * direction
        : compare(String(one), String(other)) * direction,
    )
    .map(({ row }) => row)
}

function sortKey(column: Column, row: Apartment, facts: Facts): string | number {
  if (column.id === 'per-area') return row.price === null ? 0 : (pricePerArea(row.price, row.area) ?? 0)
  if (column.id === 'outlines') return row.outlinedOn.length
  if (column.id === 'plan') return row.plan === null ? 0 : 1
  if (column.numbers && column.field) return Number(row[column.field] ?? 0)
  return cellText(column, row, facts)
}
