import { describe, expect, it } from 'vitest'
import { urgencyOf, waitedFor } from './waiting-clock.ts'

const ZONE = 'Europe/Belgrade'
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
    expect(urgencyOf(since, now, ZONE)).toBe(urgency)
  })

  it('is told in hours and minutes', () => {
    expect(waitedFor(at('18', '16:44'), at('19', '12:04'))).toEqual({ hours: 19, minutes: 20 })
    expect(waitedFor(at('19', '12:05'), at('19', '12:04'))).toEqual({ hours: 0, minutes: 0 })
  })
})
