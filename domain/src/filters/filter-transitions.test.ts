import { describe, expect, it } from 'vitest'
import {
  type BuildingFilters,
  closeFilter,
  goToRoute,
  initialFilters,
  openTitle,
  pressTitle,
  resetFilter,
  resetFilters,
  resetPreviewApartment,
  resetSelectedApartment,
  selectApartment,
  withoutBuildingView,
} from './filter-transitions.ts'
import { emptyFilter } from './filters.ts'
import { ALL_STATUSES } from './status-filter.ts'

const SOLD = [{ value: 'sold', label: 'sold' }] as const

const left: BuildingFilters = {
  ...initialFilters,
  filterArea: [60, 90],
  filterFloor: [2, 5],
  filterPrice: [1, 2],
  selectedApartmentTypes: [3],
  selectedOrientations: ['S'],
  apartmentStatus: SOLD,
}

it('holds the fields of the filter state [FLT-13]', () => {
  expect(initialFilters).toMatchObject(emptyFilter)
})

describe('opening', () => {
  it('restores the filter as it was left [FLT-10]', () => {
    const closed = closeFilter(pressTitle(left, 'area_range'))
    expect(openTitle(closed)).toBeUndefined()
    const again = pressTitle(closed, 'area_range')
    expect(openTitle(again)).toBe('area_range')
    expect({ ...again, currentIndex: -1 }).toEqual(left)
  })

  it('another closes the one before, the same one closes [FLT-10]', () => {
    const other = pressTitle(pressTitle(left, 'status'), 'all')
    expect(openTitle(other)).toBe('all')
    expect(openTitle(pressTitle(other, 'all'))).toBeUndefined()
  })
})

describe('building view', () => {
  it('a title change to eye resets all, sets status to all and remembers the one before [FLT-10]', () => {
    const on = pressTitle(pressTitle(left, 'status'), 'eye')
    expect(on).toEqual({
      ...initialFilters,
      apartmentStatus: ALL_STATUSES,
      previousStatus: SOLD,
      buildingView: true,
    })
    expect(pressTitle(on, 'area_range'), 'the filters are off').toBe(on)
  })

  it('off restores the status [FLT-10]', () => {
    const off = pressTitle(pressTitle(left, 'eye'), 'eye')
    expect(off.buildingView).toBe(false)
    expect(off.apartmentStatus).toBe(SOLD)
    expect(withoutBuildingView(pressTitle(left, 'eye'))).toEqual(off)
    expect(withoutBuildingView(left)).toBe(left)
  })
})

it.each([
  ['apartment-id', left],
  ['search', left],
  ['building-id', left],
  ['masterplan-id', initialFilters],
  ['map', initialFilters],
  ['login', initialFilters],
])('going to %s keeps or resets the filters [FLT-10]', (route, filters) => {
  expect(goToRoute(left, route)).toEqual(filters)
})

it('resets all, or one', () => {
  expect(resetFilters(pressTitle(left, 'all'))).toEqual({
    ...initialFilters,
    currentIndex: pressTitle(left, 'all').currentIndex,
  })
  expect(resetFilter(left, 'area_range')).toEqual({ ...left, filterArea: emptyFilter.filterArea })
})

it('preview apartment, and selected apartment with its filters, can be reset [FLT-13]', () => {
  const chosen = selectApartment({ ...left, previewApartment: 5 }, 7)
  expect(chosen.selectedApartments).toEqual([7])
  expect(resetPreviewApartment(chosen).previewApartment).toBeNull()
  expect(resetSelectedApartment(chosen)).toEqual({ ...left, previewApartment: 5 })
})
