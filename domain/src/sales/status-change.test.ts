import { expect, it } from 'vitest'
import { APARTMENT_STATUSES } from '../apartments/apartment-status.ts'
import { mayChangeStatus, mayFollowClaim } from './status-change.ts'

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

it.each(every)(
  'lets a claim make $from $to by the same rules, and reserve at once [RSV-01]',
  ({ from, to }) => {
    const change = `${from} → ${to}`
    expect(mayFollowClaim(from, to)).toBe([...ALLOWED, 'available → reserved'].includes(change))
  },
)

it.each(every)('makes $from $to by a correction: what was sold is available [RSV-01]', ({ from, to }) => {
  const change = `${from} → ${to}`
  const allowed = [...ALLOWED, 'available → reserved', 'sold → available']
  expect(mayFollowClaim(from, to, { correction: true })).toBe(allowed.includes(change))
})
