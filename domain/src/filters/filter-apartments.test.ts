import { describe, expect, it } from 'vitest'
import type { FilterableApartment } from './define-filter.ts'
import { countChoices, filterApartments } from './filter-apartments.ts'
import { type ApartmentFilter, emptyFilter } from './filters.ts'
import { ALL_STATUSES } from './status-filter.ts'
import { typeFilter } from './type-filter.ts'

const anApartment = (facts: Partial<FilterableApartment> = {}): FilterableApartment => ({
  id: 1,
  status: 'available',
  floor: 3,
  area: 70,
  apartmentTypeId: 2,
  properties: {},
  ...facts,
})

function passes(facts: Partial<FilterableApartment>, filter: Partial<ApartmentFilter>): boolean {
  return filterApartments([anApartment(facts)], { ...emptyFilter, ...filter }).length === 1
}

const statuses = (...values: ('available' | 'reserved' | 'sold' | 'unavailable')[]) => ({
  apartmentStatus: values.map((value) => ({ value, label: value })),
})

describe('status', () => {
  it('must be among the chosen ones [FLT-01]', () => {
    expect(passes({ status: 'sold' }, statuses('sold', 'available'))).toBe(true)
    expect(passes({ status: 'sold' }, statuses('available'))).toBe(false)
    expect(passes({ status: 'sold' }, statuses())).toBe(false)
  })

  it('goes with reserved when the reservation is pending [FLT-01]', () => {
    for (const status of ['pending-reservation', 'pendingReservation']) {
      expect(passes({ status }, statuses('reserved'))).toBe(true)
      expect(passes({ status }, statuses('available', 'sold', 'unavailable'))).toBe(false)
    }
  })

  it('does not count when all is chosen, and all four are chosen at first [FLT-01]', () => {
    for (const status of ['available', 'sold', 'unheard-of'])
      expect(passes({ status }, { apartmentStatus: ALL_STATUSES })).toBe(true)
    expect(emptyFilter.apartmentStatus.map(({ value }) => value)).toEqual([
      'available',
      'reserved',
      'sold',
      'unavailable',
    ])
  })
})

it.each([
  [58.4, false],
  [58.5, true],
  [90, true],
  [91.49, true],
  [91.5, false],
])('area %f is rounded and may miss 60 to 90 by 1: %s [FLT-02]', (area, passed) => {
  expect(passes({ area }, { filterArea: [60, 90] })).toBe(passed)
})

it('takes the total area where there is no area [FLT-02]', () => {
  expect(passes({ area: null, totalArea: 75 }, { filterArea: [70, 80] })).toBe(true)
  expect(passes({ area: undefined, totalArea: 90 }, { filterArea: [70, 80] })).toBe(false)
})

it.each([
  [1, false],
  [2, true],
  [8, true],
  [9, false],
])('floor %i lies between 2 and 8: %s [FLT-03]', (floor, passed) => {
  expect(passes({ floor }, { filterFloor: [2, 8] })).toBe(passed)
})

it.each([
  ['199,999', false],
  ['200,000', true],
  ['1,000,000', true],
  ['1,000,001', false],
  [undefined, true],
  ['', true],
  ['0', true],
])('price %j lies between 200,000 and 1,000,000, or is not there: %s [FLT-04]', (price, passed) => {
  expect(passes({ properties: { price } }, { filterPrice: [200_000, 1_000_000] })).toBe(passed)
})

it('the type must be among the chosen ones [FLT-05]', () => {
  expect(passes({ apartmentTypeId: 3 }, { selectedApartmentTypes: [2, 3] })).toBe(true)
  expect(passes({ apartmentTypeId: 4 }, { selectedApartmentTypes: [2, 3] })).toBe(false)
  expect(passes({ apartmentTypeId: 4 }, { selectedApartmentTypes: [] })).toBe(true)
})

it('when particular apartments are selected, only those match [FLT-06]', () => {
  expect(passes({ id: 7 }, { selectedApartments: [7, 9] })).toBe(true)
  expect(passes({ id: 8 }, { selectedApartments: [7, 9] })).toBe(false)
})

it('an apartment that faces two directions matches either [FLT-15]', () => {
  const properties = { orientation: 'S/E' }
  expect(passes({ properties }, { selectedOrientations: ['E'] })).toBe(true)
  expect(passes({ properties }, { selectedOrientations: ['S', 'W'] })).toBe(true)
  expect(passes({ properties }, { selectedOrientations: ['N', 'W'] })).toBe(false)
})

it('counts what each choice finds, heeding all other filters but its own', () => {
  const flats = [
    anApartment({ apartmentTypeId: 2, floor: 1 }),
    anApartment({ apartmentTypeId: 2, floor: 5 }),
    anApartment({ apartmentTypeId: 3, floor: 5 }),
  ]
  const filter: ApartmentFilter = { ...emptyFilter, filterFloor: [4, 9], selectedApartmentTypes: [3] }
  expect([...countChoices(flats, filter, typeFilter)]).toEqual([
    [2, 1],
    [3, 1],
  ])
})
