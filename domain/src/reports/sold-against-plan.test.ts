import { expect, it } from 'vitest'
import { aheadOf, soldAgainstPlan, together } from './sold-against-plan.ts'

const PERIOD = { from: '2026-09-01', until: '2026-11-15' }

it('tells what was sold by the end of each month beside the plan [INB-05]', () => {
  const sold = [
    { month: '2026-07', sold: 4 },
    { month: '2026-10', sold: 3 },
    { month: '2026-11', sold: 1 },
  ]
  const plan = [
    { month: '2026-12', sold: 30 },
    { month: '2026-09', sold: 6 },
  ]
  expect(soldAgainstPlan(sold, plan, PERIOD)).toEqual([
    { month: '2026-09', sold: 4, planned: 6 },
    { month: '2026-10', sold: 7, planned: 14 },
    // Half of November is over.
    { month: '2026-11', sold: 8, planned: 18 },
  ])
})

it('has no plan before its first month, and the last one after it [INB-05]', () => {
  const planned = (month: string) =>
    soldAgainstPlan([], [{ month, sold: 9 }], PERIOD).map((one) => one.planned)
  expect(planned('2026-10')).toEqual([null, 9, 9])
  expect(planned('2027-01')).toEqual([null, null, null])
  expect(planned('2026-01')).toEqual([9, 9, 9])
})

it('says how far sales are ahead, of what has a plan [INB-05]', () => {
  expect(aheadOf({ sold: 3, planned: 7 })).toBe(-4)
  expect(aheadOf({ sold: 3, planned: null })).toBeNull()
  expect(
    together([
      { sold: 3, planned: 7 },
      { sold: 20, planned: null },
    ]),
  ).toEqual({ sold: 3, planned: 7 })
  expect(together([{ sold: 2, planned: null }])).toEqual({ sold: 2, planned: null })
})
