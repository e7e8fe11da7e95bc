import { expect, it } from 'vitest'
import { firstAnswers, median, spreadOf } from './first-answers.ts'

const mina = { id: 1 }
const stefan = { id: 2 }

it('takes the one in the middle [INB-05]', () => {
  expect(median([])).toBeNull()
  expect(median([7])).toBe(7)
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
})

it('spreads answers over 15 min, 1 h, 4 h, 1 day and later [INB-05]', () => {
  const day = '2026-11-16'
  const minutes = [0, 15, 16, 60, 61, 240, 241, 1_440, 1_441, null]
  expect(spreadOf(minutes.map((one) => ({ day, minutes: one })))).toEqual([2, 2, 2, 2, 1])
})

it('tells the time to the first answer by agent, the fastest first, and by week [INB-05]', () => {
  const asked = [
    { day: '2026-11-19', minutes: 90, agent: stefan },
    { day: '2026-11-09', minutes: 10, agent: mina },
    { day: '2026-11-16', minutes: 30, agent: mina },
    { day: '2026-11-18', minutes: null, agent: null },
    // Whose account is gone.
    { day: '2026-11-10', minutes: 20, agent: null },
  ]
  expect(firstAnswers(asked)).toEqual({
    enquiries: 5,
    answered: 4,
    median: 25,
    spread: [1, 2, 1, 0, 0],
    agents: [
      { agent: mina, answered: 2, median: 20 },
      { agent: stefan, answered: 1, median: 90 },
    ],
    weeks: [
      { week: '2026-11-09', enquiries: 2, answered: 2, median: 15 },
      { week: '2026-11-16', enquiries: 3, answered: 2, median: 60 },
    ],
  })
})
