import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLAIM_KINDS } from '../sales/claims.ts'
import { homesOf, pipelineOf, type StandingClaim, soldIn } from './homes-sold.ts'

const NOVEMBER = { from: '2026-11-01', until: '2026-11-30' }
const claim = (facts: Partial<StandingClaim>): StandingClaim => ({
  ...{ kind: 'sold', day: '2026-11-05', buildingId: 1, agentId: 7, area: 50, price: 100_000 },
  ...facts,
})

it('adds up prices, and divides the whole sum by the whole area [INB-07]', () => {
  const claims = [claim({}), claim({ area: 100, price: 300_000 }), claim({ price: null })]
  expect(homesOf(claims, true)).toEqual({
    homes: 3,
    // Not the 2,500 halfway between both.
    money: { priced: 2, amount: 400_000, perM2: 2_667 },
  })
  expect(homesOf([], true)).toEqual({ homes: 0, money: { priced: 0, amount: 0, perM2: null } })
  // A home that nobody has measured has no price of a m².
  expect(homesOf([claim({ area: 0 })], true).money).toEqual({ priced: 1, amount: 100_000, perM2: null })
})

it('says nothing of money to who may not see prices [INB-07, ACC-09]', () => {
  expect(homesOf([claim({})], false)).toEqual({ homes: 1 })
  expect(JSON.stringify(pipelineOf([claim({ kind: 'hold' })], false))).not.toContain('money')
})

it('what is sold in a period and what is in the pipeline are never the same home [INB-07]', () => {
  const claims = fc.array(
    fc.record({
      kind: fc.constantFrom(...CLAIM_KINDS),
      day: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'),
      buildingId: fc.integer({ min: 1, max: 3 }),
      agentId: fc.option(fc.integer({ min: 1, max: 3 })),
      area: fc.integer({ min: 20, max: 200 }),
      price: fc.option(fc.integer({ min: 1, max: 900_000 })),
    }),
  )
  fc.assert(
    fc.property(claims, (all) => {
      const sold = homesOf(soldIn(all, NOVEMBER), true)
      const { hold, reservation, contract } = pipelineOf(all, true)
      const later = all.filter(({ kind, day }) => kind === 'sold' && !day.startsWith('2026-11')).length
      expect(sold.homes + hold.homes + reservation.homes + contract.homes + later).toBe(all.length)
      // Buildings together have sold what was sold.
      const amounts = [1, 2, 3].map(
        (id) =>
          homesOf(
            soldIn(all, NOVEMBER).filter((one) => one.buildingId === id),
            true,
          ).money?.amount ?? 0,
      )
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(sold.money?.amount)
    }),
  )
})
