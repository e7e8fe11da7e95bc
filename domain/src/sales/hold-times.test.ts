import { expect, it } from 'vitest'
import { areHoldTimes } from './hold-times.ts'

it('a hold is usually no longer than the longest [SET-01]', () => {
  expect(areHoldTimes({ holdHours: 48, holdHoursMax: 72 })).toBe(true)
  expect(areHoldTimes({ holdHours: 72, holdHoursMax: 72 })).toBe(true)
  expect(areHoldTimes({ holdHours: 96, holdHoursMax: 72 })).toBe(false)
})
