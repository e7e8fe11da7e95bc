import { expect, it } from 'vitest'
import { floorRanges } from './floor-ranges.ts'

it('says floors in short, neighbours as one [OUT-03]', () => {
  expect(floorRanges([5, 6])).toBe('5–6')
  expect(floorRanges([6, 1, 2, 3])).toBe('1–3, 6')
  expect(floorRanges([-1])).toBe('-1')
  expect(floorRanges([])).toBe('')
})
