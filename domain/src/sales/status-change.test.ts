import { expect, it } from 'vitest'
import { APARTMENT_STATUSES } from '../apartments/apartment-status.ts'
import { claimAfter, mayChangeStatus } from './status-change.ts'

const ALLOWED = [
  'available → unavailable',
  'unavailable → available',
  'available → pending-reservation',
  'pending-reservation → reserved',
  'reserved → sold',
  'pending-reservation → available',
  'reserved → available',
]

const every = APARTMENT_STATUSES.flatMap((from) => APARTMENT_STATUSES.map((to) => ({ from, to })))

it.each(every)('judges the change from $from to $to [ENT-03]', ({ from, to }) => {
  expect(mayChangeStatus(from, to)).toBe(ALLOWED.includes(`${from} → ${to}`))
})

it('is a hold when it is pending, a reservation when reserved, no claim otherwise [ENT-03]', () => {
  const after = Object.fromEntries(APARTMENT_STATUSES.map((status) => [status, claimAfter(status)]))
  expect(after).toEqual({
    available: 'none',
    'pending-reservation': 'hold',
    reserved: 'reservation',
    sold: 'none',
    unavailable: 'none',
  })
})
