import { roundedArea } from '../filters/area-filter.ts'
import type { FilterableApartment } from '../filters/define-filter.ts'
import { APARTMENT_STATUSES, toApartmentStatus } from './apartment-status.ts'
import { APARTMENT_TYPE_KEYS, type ApartmentTypeKey } from './apartment-type-keys.ts'
import { priceOf } from './price-of.ts'

export const SORT_ORDERS = [
  'status',
  'name',
  'floor',
  'floor-down',
  'area',
  'area-down',
  'type',
  'price',
  'price-down',
] as const

export type SortOrder = (typeof SORT_ORDERS)[number]

interface SortableApartment extends FilterableApartment {
  readonly name: string
  readonly apartmentTypeKey: ApartmentTypeKey
}

type Compare = (a: SortableApartment, b: SortableApartment) => number

let names: Intl.Collator | undefined

/** R1-9 stands before R1-10. Made when first asked: a screen that sorts nothing shall not wait for it. */
const byName: Compare = (a, b) => {
  names ??= new Intl.Collator('en', { numeric: true })
  return names.compare(a.name, b.name)
}

const ORDERS: Record<SortOrder, Compare> = {
  status: (a, b) => placeOf(a) - placeOf(b),
  name: byName,
  floor: (a, b) => a.floor - b.floor,
  'floor-down': (a, b) => b.floor - a.floor,
  area: (a, b) => roundedArea(a) - roundedArea(b),
  'area-down': (a, b) => roundedArea(b) - roundedArea(a),
  type: (a, b) => rank(a) - rank(b),
  price: (a, b) => unpricedLast(a, b) || priceOf(a) - priceOf(b),
  'price-down': (a, b) => unpricedLast(a, b) || priceOf(b) - priceOf(a),
}

/** A new list; what is equal stands by name. */
export function sortApartments<Apartment extends SortableApartment>(
  apartments: readonly Apartment[],
  order: SortOrder,
): Apartment[] {
  return apartments.toSorted((a, b) => ORDERS[order](a, b) || byName(a, b))
}

/** By price only where prices are. */
export function sortOrders(pricesShown: boolean): SortOrder[] {
  return SORT_ORDERS.filter((order) => pricesShown || !order.startsWith('price'))
}

/** What can be bought comes first, unless another order is asked for. */
export function toSortOrder(text: string | null, pricesShown: boolean): SortOrder {
  return sortOrders(pricesShown).find((order) => order === text) ?? 'status'
}

/** From the studio up to the duplex. */
function rank({ apartmentTypeKey }: SortableApartment): number {
  return APARTMENT_TYPE_KEYS.indexOf(apartmentTypeKey)
}

/** From available to unavailable; a status that nobody knows looks unavailable. */
function placeOf({ status }: SortableApartment): number {
  return APARTMENT_STATUSES.indexOf(toApartmentStatus(status) ?? 'unavailable')
}

function unpricedLast(a: SortableApartment, b: SortableApartment): number {
  return Number(priceOf(a) <= 0) - Number(priceOf(b) <= 0)
}
