import { addDays } from '@belvedere/domain/reports/report-period'
import { momentOfWall, wallTime, zonedDay } from '@belvedere/domain/sales/zoned-time'
import type { Locale } from '@belvedere/domain/screens/locale'
import { dateLocale } from '../ui/date-locale.ts'

type Moment = string | number | Date
type How = Intl.DateTimeFormatOptions

const WEEK_DAYS = 7
const DAY_MS = 86_400_000
const CLOCK: How = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const DAY: How = { day: 'numeric', month: 'short' }
const YEAR: How = { ...DAY, year: 'numeric' }

/** A date without a time is the same one in every zone. */
const isDate = (at: Moment): boolean => typeof at === 'string' && /^\d+-\d\d-\d\d$/.test(at)

export type Times = ReturnType<typeof timesIn>

/** What clock and calendar of a zone say, in words and in fields; the one way in which staff see and enter times. */
export function timesIn(timeZone: string, locale: Locale) {
  const say = (at: Moment, how: How): string =>
    new Intl.DateTimeFormat(dateLocale(locale), { ...how, timeZone: isDate(at) ? 'UTC' : timeZone }).format(
      new Date(at),
    )
  const midnight = (at: Moment) => Date.parse(zonedDay(new Date(at), timeZone))
  const yearOf = (at: Moment) => zonedDay(new Date(at), timeZone).slice(0, 4)
  /** Of another year than this one, the year is said too. */
  const dayOf = (at: Moment): How => (yearOf(at) === yearOf(Date.now()) ? DAY : YEAR)
  /** By the calendar: 0 is today, 1 yesterday. */
  const daysAgo = (at: Moment): number => Math.round((midnight(Date.now()) - midnight(at)) / DAY_MS)
  /** The moment that was typed into a field; undefined while it is none. */
  const read = (typed: string): Date | undefined =>
    Number.isNaN(Date.parse(`${typed}Z`))
      ? undefined
      : new Date(momentOfWall(`${typed}:00`.slice(0, 19), timeZone))
  return {
    timeZone,
    say,
    daysAgo,
    /** "12:04". */
    time: (at: Moment) => say(at, CLOCK),
    /** "26 Nov". */
    day: (at: Moment) => say(at, DAY),
    /** "26 Nov 2026". */
    dayOfYear: (at: Moment) => say(at, YEAR),
    /** "18 Nov, 10:12"; of another year "18 Nov 2025, 10:12". */
    dayAndTime: (at: Moment) => say(at, { ...dayOf(at), ...CLOCK }),
    /** "Sat 21 Nov, 12:04"; of another year "Thu, 21 Jan 2027, 12:04". */
    moment: (at: Moment) => say(at, { weekday: 'short', ...dayOf(at), ...CLOCK }),
    /** "1 Dec 2026, 09:00". */
    momentOfYear: (at: Moment) => say(at, { ...YEAR, ...CLOCK }),
    /** "Sat 11:00"; today "11:00"; a week away and further, "5 Dec, 11:00". */
    nearTime: (at: Moment): string => {
      const away = Math.abs(daysAgo(at))
      if (away === 0) return say(at, CLOCK)
      return say(at, { ...(away < WEEK_DAYS ? { weekday: 'short' } : dayOf(at)), ...CLOCK })
    },
    /** "today", "yesterday", or "17 November". */
    nearDay: (at: Moment, month: 'long' | 'short' = 'long'): string => {
      const ago = daysAgo(at)
      return ago === 0 || ago === 1
        ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
        : say(at, { day: 'numeric', month })
    },
    /** "2026-11-21T12:04", as such a field has it. */
    typed: (at: Moment) => wallTime(new Date(at), timeZone).slice(0, 16),
    read,
    /** The midnight that ends a day, `2026-11-21`; undefined while it is none. */
    endOf: (day: string): Date | undefined => (day === '' ? undefined : read(`${addDays(day, 1)}T00:00`)),
  }
}
