import { expect, it } from 'vitest'
import { isMonth, isSalesPlan } from './sales-plan.ts'

it('a plan grows from month to month, each building for itself [SET-01]', () => {
  const one = { buildingId: 1, month: '2027-03', sold: 20 }
  expect(isSalesPlan([])).toBe(true)
  expect(isSalesPlan([{ ...one, month: '2027-06', sold: 40 }, one, { ...one, buildingId: 2, sold: 5 }])).toBe(
    true,
  )
  expect(isSalesPlan([one, { ...one, month: '2027-06', sold: 19 }])).toBe(false)
  expect(isSalesPlan([one, { ...one, sold: 21 }])).toBe(false)
})

it('a month is written as it is sorted [SET-01]', () => {
  expect(['2027-06', '2027-13', '2027-6', '1999-01', '2027-06-01'].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
