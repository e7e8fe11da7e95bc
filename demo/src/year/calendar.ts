import { momentOfWall, zonedDay } from '@belvedere/domain/sales/zoned-time'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** That of every project that says no other. */
const TIME_ZONE = 'Europe/Belgrade'
const OPEN_FROM = 9
const OPEN_TO = 19

export type Calendar = ReturnType<typeof calendarOf>

/** The days before the one on which the demo is loaded, as its sales office counts them. */
export function calendarOf(now: number) {
  const today = momentOfWall(`${zonedDay(now, TIME_ZONE)}T00:00:00`, TIME_ZONE)
  const hourOf = (moment: number) => (((moment - today) % DAY) + DAY) % DAY
  return {
    now,
    /** An hour of a day that lies so many days back, at least one. */
    at: (daysAgo: number, hour: number) => today - daysAgo * DAY + Math.round(hour * HOUR),
    /** That moment, or the next at which the office is open. */
    open: (moment: number) => {
      const hour = hourOf(moment)
      if (hour < OPEN_FROM * HOUR) return moment - hour + OPEN_FROM * HOUR + (hour % (20 * MINUTE))
      return hour < OPEN_TO * HOUR ? moment : moment - hour + DAY + OPEN_FROM * HOUR + (hour % (20 * MINUTE))
    },
    day: (moment: number) => zonedDay(moment, TIME_ZONE),
  }
}

/** The record begins so many days back: when the demo was loaded into the product, as the year tells it. */
export const BEGINNING_DAYS = 450
