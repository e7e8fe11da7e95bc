import { expect, it } from 'vitest'
import { type ClaimBecame, claimsReached, shareOfStepBefore } from './funnel.ts'

const NOVEMBER = { from: '2026-11-01', until: '2026-11-30' }
const claim = (claimId: number, ...steps: [ClaimBecame['kind'], string][]): ClaimBecame[] =>
  steps.map(([kind, day]) => ({ claimId, kind, day }))

it('counts claims by how far they came within a period [INB-05]', () => {
  const became = [
    ...claim(1, ['hold', '2026-11-03'], ['reservation', '2026-11-05'], ['contract', '2026-12-01']),
    // Held before, and reserved in it.
    ...claim(2, ['hold', '2026-10-30'], ['reservation', '2026-11-02']),
    ...claim(3, ['hold', '2026-11-30']),
    ...claim(4, ['hold', '2026-12-01']),
  ]
  expect(claimsReached(became, NOVEMBER)).toEqual({ holds: 2, reservations: 2, contracts: 0 })
})

it('whoever reserves at once has held, and what is sold had a contract [INB-05]', () => {
  expect(claimsReached(claim(1, ['reservation', '2026-11-03'], ['sold', '2026-11-09']), NOVEMBER)).toEqual({
    holds: 1,
    reservations: 1,
    contracts: 1,
  })
})

it('says how many in 100 came on to a step [INB-05]', () => {
  const funnel = { looked: 200, favourites: 20, enquiries: 5, holds: 0, reservations: 0, contracts: 0 }
  expect(shareOfStepBefore(funnel, 'looked')).toBeUndefined()
  expect(shareOfStepBefore(funnel, 'favourites')).toBe(10)
  expect(shareOfStepBefore(funnel, 'holds')).toBe(0)
  expect(shareOfStepBefore(funnel, 'reservations')).toBeUndefined()
  expect(shareOfStepBefore({ ...funnel, favourites: null }, 'enquiries')).toBeUndefined()
  // Whoever walks into the office has sent nothing.
  expect(shareOfStepBefore({ ...funnel, holds: 6 }, 'holds')).toBeUndefined()
})
