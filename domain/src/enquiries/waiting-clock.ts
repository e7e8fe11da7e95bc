/** How urgent it is that a buyer hears from us. */
export type Urgency = 'calm' | 'soon' | 'late'

/** At the most that a project may set. */
export const URGENT_HOURS_MOST = 72
/** Monday is 1, as ISO 8601 counts. */
export const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 7] as const

interface WorkingHours {
  readonly workFromHour: number
  readonly workToHour: number
  readonly workDays: readonly number[]
}

/** What a project goes by. */
export interface WaitingClock extends WorkingHours {
  /** Of any day. */
  readonly soonHours: number
  /** Counted while somebody works. */
  readonly lateHours: number
  readonly timeZone: string
}

/** Somebody works for some time, on some day. */
export const areWorkingHours = ({ workFromHour, workToHour, workDays }: WorkingHours): boolean =>
  workFromHour < workToHour && workDays.length > 0

const HOUR_MS = 3_600_000
const STEP_MS = 900_000
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** So many hours of any day are soon; so many working hours, in the project's time zone, are late. */
export function urgencyOf(since: number, now: number, clock: WaitingClock): Urgency {
  const { soonHours, lateHours, workFromHour, workToHour, workDays, timeZone } = clock
  const time = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  let worked = 0
  for (let at = since; at < now; at += STEP_MS) {
    const parts = time.formatToParts(at)
    const hour = Number(parts.find(({ type }) => type === 'hour')?.value)
    const day = DAY_NAMES.indexOf(parts.find(({ type }) => type === 'weekday')?.value ?? '') + 1
    if (workDays.includes(day) && hour >= workFromHour && hour < workToHour)
      worked += Math.min(STEP_MS, now - at)
    if (worked >= lateHours * HOUR_MS) return 'late'
  }
  return now - since < soonHours * HOUR_MS ? 'calm' : 'soon'
}

export interface Waited {
  readonly hours: number
  readonly minutes: number
}

export function waitedFor(since: number, now: number): Waited {
  const minutes = Math.max(0, Math.floor((now - since) / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
