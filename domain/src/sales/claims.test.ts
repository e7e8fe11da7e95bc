import { expect, it } from 'vitest'
import { APARTMENT_STATUSES } from '../apartments/apartment-status.ts'
import { CLAIM_KINDS, claimOfStatus, mayClaim, mayConvert, mayRelease, statusOfClaim } from './claims.ts'

it('has the public status follow the claim [RSV-01]', () => {
  expect(CLAIM_KINDS.map((kind) => [kind, statusOfClaim(kind)])).toEqual([
    ['hold', 'pending-reservation'],
    ['reservation', 'reserved'],
    ['contract', 'reserved'],
    ['sold', 'sold'],
  ])
})

const every = CLAIM_KINDS.flatMap((from) => CLAIM_KINDS.map((to) => ({ from, to })))
const ONE_TO_THE_RIGHT = ['hold → reservation', 'reservation → contract', 'contract → sold']

it.each(every)('judges the step from $from to $to: one column to the right [RSV-01]', ({ from, to }) => {
  expect(mayConvert(from, to)).toBe(ONE_TO_THE_RIGHT.includes(`${from} → ${to}`))
})

it('lets go of everything but a sale [RSV-01]', () => {
  expect(CLAIM_KINDS.filter(mayRelease)).toEqual(['hold', 'reservation', 'contract'])
})

it('claims only what is available [RSV-01]', () => {
  expect(APARTMENT_STATUSES.filter(mayClaim)).toEqual(['available'])
})

it('is a hold when it is pending, a reservation when reserved, a sale when sold, no claim otherwise [ENT-03]', () => {
  const after = Object.fromEntries(APARTMENT_STATUSES.map((status) => [status, claimOfStatus(status)]))
  expect(after).toEqual({
    available: 'none',
    'pending-reservation': 'hold',
    reserved: 'reservation',
    sold: 'sold',
    unavailable: 'none',
  })
})
