import { expect, it } from 'vitest'
import type { ApartmentTypeKey } from './apartment-type-keys.ts'
import { type SortOrder, sortApartments, sortOrders, toSortOrder } from './sort-apartments.ts'

const flat = (name: string, floor: number, area: number, key: ApartmentTypeKey, price?: string) => ({
  id: floor,
  name,
  status: 'available',
  floor,
  area,
  apartmentTypeId: 1,
  apartmentTypeKey: key,
  properties: { price },
})

const FLATS = [
  flat('R1-10', 3, 60, 'duplex', '90,000'),
  flat('R1-9', 1, 80, 'studio'),
  flat('R1-11', 2, 60, 'two_bedroomroom', '1,000'),
]

it.each<[SortOrder, string[]]>([
  ['name', ['R1-9', 'R1-10', 'R1-11']],
  ['floor', ['R1-9', 'R1-11', 'R1-10']],
  ['floor-down', ['R1-10', 'R1-11', 'R1-9']],
  ['area', ['R1-10', 'R1-11', 'R1-9']],
  ['area-down', ['R1-9', 'R1-10', 'R1-11']],
  ['type', ['R1-9', 'R1-11', 'R1-10']],
  ['price', ['R1-11', 'R1-10', 'R1-9']],
  ['price-down', ['R1-10', 'R1-11', 'R1-9']],
])('sorts by %s, then by name; those without a price come last', (order, names) => {
  expect(sortApartments(FLATS, order).map(({ name }) => name)).toEqual(names)
})

it('sorts what can be bought first, each status by name', () => {
  const homes = [
    { ...flat('R1-1', 1, 60, 'studio'), status: 'unavailable' },
    { ...flat('R1-2', 1, 60, 'studio'), status: 'sold' },
    { ...flat('R1-3', 1, 60, 'studio'), status: 'reserved' },
    { ...flat('R1-4', 1, 60, 'studio'), status: 'pending-reservation' },
    { ...flat('R1-10', 1, 60, 'studio'), status: 'available' },
    { ...flat('R1-9', 1, 60, 'studio'), status: 'available' },
  ]
  expect(sortApartments(homes, 'status').map(({ name }) => name)).toEqual([
    'R1-9',
    'R1-10',
    'R1-4',
    'R1-3',
    'R1-2',
    'R1-1',
  ])
})

it('sorts by price only where prices are', () => {
  expect(sortOrders(false)).not.toContain('price')
  expect(sortOrders(true)).toContain('price-down')
  expect(toSortOrder('price', false)).toBe('status')
  expect(toSortOrder('price', true)).toBe('price')
  expect(toSortOrder(null, true)).toBe('status')
})
