import { expect, it } from 'vitest'
import { answeredOf, median, spreadOf } from './first-answers.ts'

const day = '2026-11-16'

it('takes the one in the middle [INB-05]', () => {
  expect(median([])).toBeNull()
  expect(median([7])).toBe(7)
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
})

it('spreads answers over 15 min, 1 h, 4 h, 1 day and later [INB-05]', () => {
  const minutes = [0, 15, 16, 60, 61, 240, 241, 1_440, 1_441, null]
  expect(spreadOf(minutes.map((one) => ({ day, minutes: one })))).toEqual([2, 2, 2, 2, 1])
})

it('says how many of how many were answered, and the median of those alone [INB-07]', () => {
  const asked = [90, 10, 30, null, 20.4].map((minutes) => ({ day, minutes }))
  expect(answeredOf(asked)).toEqual({ enquiries: 5, answered: 4, median: 25 })
  expect(answeredOf([])).toEqual({ enquiries: 0, answered: 0, median: null })
})
