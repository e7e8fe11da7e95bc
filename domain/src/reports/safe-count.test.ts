import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeCount, safeSum } from './safe-count.ts'

it('shows nothing under 10, and everything else rounded to 5 [INB-05]', () => {
  expect([0, 1, 9, 10, 12, 13, 77].map(safeCount)).toEqual([null, null, null, 10, 10, 15, 75])
})

it('adds up only what may be shown by itself [INB-05]', () => {
  expect(safeSum([])).toBeNull()
  expect(safeSum([9, 9, 9, 9])).toBeNull()
  expect(safeSum([9, 12, 33])).toBe(45)
})

it('is the same whatever there was in weeks that may not be shown [INB-05]', () => {
  const small = fc.array(fc.integer({ min: 0, max: 9 }))
  fc.assert(
    fc.property(fc.array(fc.nat(500)), small, small, (counts, some, others) => {
      expect(safeSum([...counts, ...some])).toBe(safeSum([...counts, ...others]))
    }),
  )
})
