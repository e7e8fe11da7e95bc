/** A day on the project's own calendar: `2026-11-19`. */
export type Day = string

/** Over so many months one may look back. */
export const REPORT_MONTHS = [3, 6, 12] as const

export type ReportMonths = (typeof REPORT_MONTHS)[number]

const DAY_MS = 86_400_000
const WEEK_DAYS = 7
/** So many weeks are "of late": where people look. */
const LATE_WEEKS = 4

const parse = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => dayOf(new Date(parse(day).getTime() + days * DAY_MS))

export const monthOf = (day: Day): string => day.slice(0, 7)

/** The Monday of its week. */
export const weekOf = (day: Day): Day => addDays(day, -((parse(day).getUTCDay() + 6) % WEEK_DAYS))

/** The first day of a month that lies so many months before that of a day. */
function monthsBefore(day: Day, months: number): Day {
  const date = parse(day)
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1)))
}

export interface Period {
  readonly from: Day
  /** Today, which is part of it. */
  readonly until: Day
  /** The first day of as many months before it, and the day on which that ends. */
  readonly before: { readonly from: Day; readonly until: Day }
}

/** This month and those before it, and as many again to compare with. */
export function periodOf(today: Day, months: ReportMonths): Period {
  const from = monthsBefore(today, months - 1)
  return {
    from,
    until: today,
    before: { from: monthsBefore(from, months), until: addDays(from, -1) },
  }
}

/** Every month of a period: `2025-12`, … */
export function monthsIn({ from, until }: Pick<Period, 'from' | 'until'>): string[] {
  const months: string[] = []
  for (let day = from; day <= until; day = monthsBefore(day, -1)) months.push(monthOf(day))
  return months
}

/** The weeks that began in a period and are over: one that still goes on would tell who came since one last looked. */
export function endedWeeks({ from, until }: Pick<Period, 'from' | 'until'>): Day[] {
  const weeks: Day[] = []
  const first = weekOf(addDays(from, WEEK_DAYS - 1))
  for (let week = first; addDays(week, WEEK_DAYS) <= until; week = addDays(week, WEEK_DAYS)) weeks.push(week)
  return weeks
}

/** Whole weeks of a period, and as the last the one that goes on. */
export const weeksIn = (period: Pick<Period, 'from' | 'until'>): Day[] => [
  ...endedWeeks(period),
  weekOf(period.until),
]

/** The last four weeks that are over. */
export function lateWeeks(today: Day): Day[] {
  const thisWeek = weekOf(today)
  return Array.from({ length: LATE_WEEKS }, (_, nth) => addDays(thisWeek, (nth - LATE_WEEKS) * WEEK_DAYS))
}
