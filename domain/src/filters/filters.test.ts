import { expect, expectTypeOf, it } from 'vitest'
import { type ApartmentFilter, BAR_FILTERS, emptyFilter, FILTERS } from './filters.ts'
import type { StatusChoice } from './status-filter.ts'

it('filter state has the fields of the spec, and the directions of FLT-15 [ENT-01] [FLT-13]', () => {
  expect(Object.keys(emptyFilter).sort()).toEqual([
    'apartmentStatus',
    'currentIndex',
    'filterArea',
    'filterFloor',
    'filterPrice',
    'selectedApartmentTypes',
    'selectedApartments',
    'selectedOrientations',
  ])
  expectTypeOf<keyof ApartmentFilter>().toEqualTypeOf<
    | 'filterArea'
    | 'filterFloor'
    | 'filterPrice'
    | 'selectedApartmentTypes'
    | 'apartmentStatus'
    | 'selectedApartments'
    | 'selectedOrientations'
    | 'currentIndex'
  >()
})

it('a range is [min, max], a status choice is value and label [ENT-01]', () => {
  for (const range of [emptyFilter.filterArea, emptyFilter.filterFloor, emptyFilter.filterPrice]) {
    expect(range).toHaveLength(2)
    expect(range[0]).toBeLessThan(range[1])
  }
  for (const choice of emptyFilter.apartmentStatus) expect(Object.keys(choice)).toEqual(['value', 'label'])
  expectTypeOf<keyof StatusChoice>().toEqualTypeOf<'value' | 'label'>()
})

it('the default filter shows all four statuses and leaves nothing out', () => {
  expect(emptyFilter.apartmentStatus.map(({ value }) => value)).toEqual([
    'available',
    'reserved',
    'sold',
    'unavailable',
  ])
  expect(FILTERS.filter((filter) => filter.isActive(emptyFilter))).toEqual([])
})

it('no two filters share a name, a number, a field or a place in the address', () => {
  for (const told of ['name', 'kind', 'id'] as const)
    expect(new Set(BAR_FILTERS.map((filter) => filter[told])).size).toBe(BAR_FILTERS.length)
  for (const told of ['field', 'key'] as const)
    expect(new Set(FILTERS.map((filter) => filter[told])).size).toBe(FILTERS.length)
})
