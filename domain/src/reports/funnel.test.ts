import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLAIM_KINDS } from '../sales/claims.ts'
import { type ClaimBecame, claimsReached, daysReached, shareOfFirst } from './funnel.ts'

const NOVEMBER = { from: '2026-11-01', until: '2026-11-30' }
const claim = (claimId: number, ...steps: [ClaimBecame['kind'], string][]): ClaimBecame[] =>
  steps.map(([kind, day]) => ({ claimId, kind, day }))

it('counts how far those came that were held within a period [INB-05, INB-07]', () => {
  const became = [
    ...claim(1, ['hold', '2026-11-03'], ['reservation', '2026-11-05'], ['contract', '2026-12-01']),
    // Held before: not one of these.
    ...claim(2, ['hold', '2026-10-30'], ['reservation', '2026-11-02']),
    ...claim(3, ['hold', '2026-11-30']),
    ...claim(4, ['hold', '2026-12-01']),
  ]
  expect(claimsReached(became, NOVEMBER)).toEqual({ holds: 2, reservations: 1, contracts: 0, sales: 0 })
})

it('whoever reserves at once has held, and what is sold had a contract [INB-05]', () => {
  const became = claim(1, ['reservation', '2026-11-03'], ['sold', '2026-11-09'])
  expect(claimsReached(became, NOVEMBER)).toEqual({ holds: 1, reservations: 1, contracts: 1, sales: 1 })
  expect(daysReached(became)).toEqual([
    { holds: '2026-11-03', reservations: '2026-11-03', contracts: '2026-11-09', sales: '2026-11-09' },
  ])
})

it('never more come on than there were at the step before, whatever happened [INB-07]', () => {
  const days = fc.integer({ min: 1, max: 60 }).map((day) => new Date(Date.UTC(2026, 9, day)))
  const became = fc.record({
    claimId: fc.integer({ min: 1, max: 9 }),
    kind: fc.constantFrom(...CLAIM_KINDS),
    day: days.map((date) => date.toISOString().slice(0, 10)),
  })
  fc.assert(
    fc.property(fc.array(became, { maxLength: 40 }), (all) => {
      const { holds, reservations, contracts, sales } = claimsReached(all, NOVEMBER)
      const counts = [holds, reservations, contracts, sales]
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
      // A claim counts once, however often it is named.
      const begun = Map.groupBy(all, ({ claimId }) => claimId)
      const first = [...begun.values()].map((steps) => steps.map(({ day }) => day).toSorted()[0] ?? '')
      expect(holds).toBe(first.filter((day) => day >= NOVEMBER.from && day <= NOVEMBER.until).length)
    }),
  )
})

it('compares only what is counted in one unit [INB-07]', () => {
  const funnel = {
    ...{ looked: 200, favourites: 20 },
    ...{ enquiries: 10, answered: 8, heldAfter: 2 },
    ...{ holds: 40, reservations: 30, contracts: 20, sales: 10 },
  }
  expect(shareOfFirst(funnel, 'answered')).toBe(0.8)
  expect(shareOfFirst(funnel, 'sales')).toBe(0.25)
  expect(shareOfFirst(funnel, 'holds')).toBe(1)
  // A look is counted once a day, a favourite once a person: neither is some of the other.
  expect(shareOfFirst(funnel, 'favourites')).toBeUndefined()
  expect(shareOfFirst({ ...funnel, enquiries: 0 }, 'answered')).toBeUndefined()
})
