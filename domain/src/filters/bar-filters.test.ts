import { expect, it } from 'vitest'
import { activeFilters, barButtons, offeredFilters, offersAllApartments } from './bar-filters.ts'
import { emptyFilter } from './filters.ts'

const priced = (selectedFilters: readonly number[]) => ({ selectedFilters, pricesShown: true })

it('shows the filters that the project selects, then all and search [BAR-07]', () => {
  expect(barButtons(priced([1, 2, 3, 4, 5]))).toEqual([
    'status',
    'area_range',
    'floor_range',
    'price',
    'apartment_type',
    'all',
    'search',
  ])
  expect(barButtons(priced([5, 2]))).toEqual(['area_range', 'apartment_type', 'all', 'search'])
  expect(barButtons(priced([]))).toEqual(['search'])
})

it('offers orientation where the project selects it: in the bar while there is a place, else under all [BAR-07] [FLT-15]', () => {
  expect(barButtons(priced([1, 6]))).toEqual(['status', 'orientation', 'all', 'search'])
  const selected = priced([1, 2, 3, 4, 5, 6])
  expect(barButtons(selected)).not.toContain('orientation')
  expect(offeredFilters(selected)).toContain('orientation')
  expect(offeredFilters(priced([1, 2, 3, 4, 5]))).not.toContain('orientation')
})

it('offers all apartments of the project where that is selected [BAR-07]', () => {
  expect(offersAllApartments([1, 7])).toBe(true)
  expect(offersAllApartments([1, 6])).toBe(false)
})

it('offers the price filter only where prices are [FLT-04]', () => {
  expect(offeredFilters({ selectedFilters: [3, 4], pricesShown: false })).toEqual(['floor_range'])
  expect(offeredFilters({ selectedFilters: [3, 4], pricesShown: true })).toEqual(['floor_range', 'price'])
})

it('counts the filters that leave something out', () => {
  expect(activeFilters(emptyFilter)).toEqual([])
  expect(
    activeFilters({
      ...emptyFilter,
      apartmentStatus: [],
      filterFloor: [2, Number.POSITIVE_INFINITY],
      selectedApartmentTypes: [1],
      selectedOrientations: ['N'],
    }),
  ).toEqual(['status', 'floor_range', 'apartment_type', 'orientation'])
})
