import { expect, it } from 'vitest'
import { lostReasons, wonAndLost } from './closed-enquiries.ts'

const lost = (reason: 'no-answer' | 'not-looking' | null) => ({ outcome: 'lost', reason }) as const
const closings = [
  lost('not-looking'),
  lost('no-answer'),
  { outcome: 'won', reason: null } as const,
  lost('no-answer'),
  lost(null),
]

it('counts why enquiries were lost, the most frequent reason first, and those without one [INB-07]', () => {
  expect(lostReasons(closings)).toEqual([
    { reason: 'no-answer', count: 2 },
    { reason: 'not-looking', count: 1 },
    { reason: null, count: 1 },
  ])
  expect(wonAndLost(closings)).toEqual({ won: 1, lost: 4 })
  expect(lostReasons([])).toEqual([])
})
