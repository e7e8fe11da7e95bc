import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timesIn } from './times-in.ts'

const BELGRADE = 'Europe/Belgrade'
const own = process.env.TZ
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  process.env.TZ = own
})

describe.each(['America/New_York', 'Pacific/Auckland', 'UTC'])('on a device in %s', (device) => {
  beforeEach(() => {
    process.env.TZ = device
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(device)
  })
  const there = timesIn(BELGRADE, 'en')

  it('says when a hold ends as the clock of the project does [RSV-04] [SET-01]', () => {
    vi.setSystemTime('2026-11-18T12:00:00Z')
    const end = '2026-11-21T23:30:00Z'
    expect(there.time(end)).toBe('00:30')
    expect(there.day(end)).toBe('22 Nov')
    expect(there.dayOfYear(end)).toBe('22 Nov 2026')
    expect(there.dayAndTime(end)).toBe('22 Nov, 00:30')
    expect(there.moment(end)).toBe('Sun 22 Nov, 00:30')
    expect(there.momentOfYear(end)).toBe('22 Nov 2026, 00:30')
    expect(timesIn('America/New_York', 'en').moment(end)).toBe('Sat 21 Nov, 18:30')
  })

  it('does not move a date that has no time, wherever the project is [RSV-04] [SET-01]', () => {
    for (const zone of [BELGRADE, 'America/New_York', 'Pacific/Auckland', 'Pacific/Kiritimati'])
      expect(timesIn(zone, 'en').day('2026-11-26')).toBe('26 Nov')
    expect(there.say('2026-11-01', { month: 'short', year: 'numeric' })).toBe('Nov 2026')
  })

  it('has today begin and end where the project is [HIS-01] [SET-01]', () => {
    vi.setSystemTime('2026-11-18T23:30:00Z')
    expect(there.daysAgo('2026-11-18T23:00:00Z')).toBe(0)
    expect(there.daysAgo('2026-11-18T22:59:59Z')).toBe(1)
    expect(there.nearDay('2026-11-18T23:10:00Z')).toBe('today')
    expect(there.nearDay('2026-11-18T22:10:00Z')).toBe('yesterday')
    expect(there.nearDay('2026-11-17T22:10:00Z')).toBe('17 November')
    expect(there.nearDay('2026-11-17T22:10:00Z', 'short')).toBe('17 Nov')
    expect(there.nearTime('2026-11-18T23:10:00Z')).toBe('00:10')
    expect(there.nearTime('2026-11-18T22:10:00Z')).toBe('Wed 23:10')
    // The day on which the clocks go back has 25 hours: its first is still of yesterday at the end of the next.
    vi.setSystemTime('2026-10-26T22:30:00Z')
    expect(there.daysAgo('2026-10-24T22:00:00Z')).toBe(1)
    expect(there.daysAgo('2026-10-24T21:59:59Z')).toBe(2)
  })

  it('says the year of another year, and the day of what is a week away [INB-06]', () => {
    vi.setSystemTime('2026-11-18T12:00:00Z')
    expect(there.moment('2020-01-01T09:00:00Z')).toBe('Wed, 1 Jan 2020, 10:00')
    expect(there.dayAndTime('2027-01-01T09:00:00Z')).toBe('1 Jan 2027, 10:00')
    expect(there.nearTime('2026-11-24T10:00:00Z')).toBe('Tue 11:00')
    expect(there.nearTime('2026-11-25T10:00:00Z')).toBe('25 Nov, 11:00')
    expect(there.nearTime('2020-01-01T09:00:00Z')).toBe('1 Jan 2020, 10:00')
    // It is next year already where the project is.
    vi.setSystemTime('2026-12-31T23:30:00Z')
    expect(there.dayAndTime('2026-12-31T23:30:00Z')).toBe('1 Jan, 00:30')
  })

  it.each([
    ['2026-12-05T11:00', '2026-12-05T10:00:00.000Z'],
    // Summer time begins at two.
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29T11:00', '2026-03-29T09:00:00.000Z'],
    // It ends at three.
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-10-25T11:00', '2026-10-25T10:00:00.000Z'],
    // A year that is still being typed.
    ['0002-12-05T11:00', '0002-12-05T09:38:00.000Z'],
  ])(
    'reads %s as typed by the clock of the project, and shows it again [INB-02] [SET-01]',
    (typed, moment) => {
      expect(there.read(typed)?.toISOString()).toBe(moment)
      expect(there.typed(moment)).toBe(typed)
    },
  )

  it('reads an hour that summer time skips as the one after it, and nothing as no time [SET-01]', () => {
    expect(there.read('2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(there.read('2026-12-05T11:00:30')?.toISOString()).toBe('2026-12-05T10:00:30.000Z')
    for (const typed of ['', '12026-12-05T11:00']) expect(there.read(typed)).toBeUndefined()
  })

  it('ends a day at the midnight of the project, on days of 23 and 25 hours too [HIS-01] [SET-01]', () => {
    expect(there.endOf('2026-11-17')?.toISOString()).toBe('2026-11-17T23:00:00.000Z')
    expect(there.endOf('2026-03-28')?.toISOString()).toBe('2026-03-28T23:00:00.000Z')
    expect(there.endOf('2026-03-29')?.toISOString()).toBe('2026-03-29T22:00:00.000Z')
    expect(there.endOf('2026-10-24')?.toISOString()).toBe('2026-10-24T22:00:00.000Z')
    expect(there.endOf('2026-10-25')?.toISOString()).toBe('2026-10-25T23:00:00.000Z')
    expect(there.endOf('')).toBeUndefined()
  })
})
