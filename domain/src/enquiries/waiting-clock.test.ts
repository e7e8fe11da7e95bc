import { describe, expect, it } from 'vitest'
import { areWorkingHours, urgencyOf, waitedFor } from './waiting-clock.ts'

const CLOCK = {
  soonHours: 2,
  lateHours: 4,
  workFromHour: 9,
  workToHour: 18,
  workDays: [1, 2, 3, 4, 5, 6],
  timeZone: 'Europe/Belgrade',
}
/** Belgrade is an hour ahead of UTC in November. */
const at = (day: string, time: string) => Date.parse(`2026-11-${day}T${time}:00+01:00`)

describe('how long a buyer waits [INB-01]', () => {
  it.each([
    ['within two hours', at('19', '09:50'), at('19', '11:49'), 'calm'],
    ['from two hours on', at('19', '09:50'), at('19', '11:50'), 'soon'],
    ['from four working hours on', at('19', '09:50'), at('19', '13:50'), 'late'],
    ['a night counts for nothing', at('18', '17:00'), at('19', '11:59'), 'soon'],
    ['and the morning after it does', at('18', '17:00'), at('19', '12:00'), 'late'],
    ['nor does a Sunday', at('21', '17:00'), at('23', '11:59'), 'soon'],
  ])('%s', (_, since, now, urgency) => {
    expect(urgencyOf(since, now, CLOCK)).toBe(urgency)
  })

  it.each([
    ['soon after one hour', { soonHours: 1 }, at('19', '09:50'), at('19', '10:50'), 'soon'],
    [
      'late after one working hour, sooner than soon',
      { lateHours: 1 },
      at('19', '09:50'),
      at('19', '10:50'),
      'late',
    ],
    ['open until 20', { workToHour: 20 }, at('18', '16:00'), at('18', '20:00'), 'late'],
    ['open on Sundays', { workDays: [7] }, at('22', '09:00'), at('22', '13:00'), 'late'],
    ['closed on Saturdays', { workDays: [1, 2, 3, 4, 5] }, at('21', '09:00'), at('21', '18:00'), 'soon'],
  ])('as the project sets it: %s', (_, set, since, now, urgency) => {
    expect(urgencyOf(since, now, { ...CLOCK, ...set })).toBe(urgency)
  })

  it('is counted by hours in which somebody works', () => {
    expect(areWorkingHours(CLOCK)).toBe(true)
    expect(areWorkingHours({ ...CLOCK, workFromHour: 18 })).toBe(false)
    expect(areWorkingHours({ ...CLOCK, workDays: [] })).toBe(false)
  })

  it('is told in hours and minutes', () => {
    expect(waitedFor(at('18', '16:44'), at('19', '12:04'))).toEqual({ hours: 19, minutes: 20 })
    expect(waitedFor(at('19', '12:05'), at('19', '12:04'))).toEqual({ hours: 0, minutes: 0 })
  })
})
