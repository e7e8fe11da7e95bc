/** How urgent it is that a buyer hears from us. */
export type Urgency = 'calm' | 'soon' | 'late'

const HOUR_MS = 3_600_000
const STEP_MS = 900_000
const SOON_MS = 2 * HOUR_MS
/** Counted while somebody works. */
const LATE_MS = 4 * HOUR_MS
const WORK_FROM_HOUR = 9
const WORK_TO_HOUR = 18
const CLOSED_DAY = 'Sun'

/** Two hours of any day are soon; four working hours, Monday to Saturday from 9 to 18 in the project's time zone, are late. */
export function urgencyOf(since: number, now: number, timeZone: string): Urgency {
  if (now - since < SOON_MS) return 'calm'
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  let worked = 0
  for (let at = since; at < now; at += STEP_MS) {
    const parts = clock.formatToParts(at)
    const hour = Number(parts.find(({ type }) => type === 'hour')?.value)
    const day = parts.find(({ type }) => type === 'weekday')?.value
    if (day !== CLOSED_DAY && hour >= WORK_FROM_HOUR && hour < WORK_TO_HOUR)
      worked += Math.min(STEP_MS, now - at)
    if (worked >= LATE_MS) return 'late'
  }
  return 'soon'
}

export interface Waited {
  readonly hours: number
  readonly minutes: number
}

export function waitedFor(since: number, now: number): Waited {
  const minutes = Math.max(0, Math.floor((now - since) / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
