import { expect, it } from 'vitest'
import { ALL_STATUSES, statusFilter } from './status-filter.ts'

const chosen = (state: typeof statusFilter.empty) => state.apartmentStatus.map(({ value }) => value)

it('all four are chosen at first, and one is taken out or put back in their order [FLT-01]', () => {
  const withoutSold = statusFilter.choose(statusFilter.empty, 'sold', false)
  expect(chosen(withoutSold)).toEqual(['available', 'reserved', 'unavailable'])
  expect(statusFilter.isChosen(withoutSold, 'sold')).toBe(false)
  expect(chosen(statusFilter.choose(withoutSold, 'sold', true))).toEqual([
    'available',
    'reserved',
    'sold',
    'unavailable',
  ])
})

it('all stands for the four [FLT-01]', () => {
  const all = { apartmentStatus: ALL_STATUSES }
  expect(statusFilter.isChosen(all, 'reserved')).toBe(true)
  expect(chosen(statusFilter.choose(all, 'available', false))).toEqual(['reserved', 'sold', 'unavailable'])
})
