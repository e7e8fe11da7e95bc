import { expect, expectTypeOf, it } from 'vitest'
import { emptyFilterState, type FilterState, type StatusChoice } from './filter-state.ts'

it('filter state has the fields of the spec [ENT-01]', () => {
  expect(Object.keys(emptyFilterState)).toEqual([
    'filterArea',
    'filterFloor',
    'filterPrice',
    'selectedApartmentTypes',
    'apartmentStatus',
    'selectedApartments',
    'currentIndex',
  ])
  expectTypeOf<keyof FilterState>().toEqualTypeOf<
    | 'filterArea'
    | 'filterFloor'
    | 'filterPrice'
    | 'selectedApartmentTypes'
    | 'apartmentStatus'
    | 'selectedApartments'
    | 'currentIndex'
  >()
})

it('a range is [min, max], a status choice is value and label [ENT-01]', () => {
  for (const range of [
    emptyFilterState.filterArea,
    emptyFilterState.filterFloor,
    emptyFilterState.filterPrice,
  ]) {
    expect(range).toHaveLength(2)
    expect(range[0]).toBeLessThan(range[1])
  }
  for (const choice of emptyFilterState.apartmentStatus)
    expect(Object.keys(choice)).toEqual(['value', 'label'])
  expectTypeOf<keyof StatusChoice>().toEqualTypeOf<'value' | 'label'>()
})

it('the default filter shows all four statuses and leaves nothing out', () => {
  expect(emptyFilterState.apartmentStatus.map(({ value }) => value)).toEqual([
    'available',
    'reserved',
    'sold',
    'unavailable',
  ])
  expect(emptyFilterState.selectedApartmentTypes).toEqual([])
  expect(emptyFilterState.selectedApartments).toEqual([])
})
