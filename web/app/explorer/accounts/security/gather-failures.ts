import type { Event } from './event.ts'

const HOUR_MS = 3_600_000

interface Line {
  readonly event: Event
  readonly times: number
}

/** Wrong passwords of one device within an hour are one line. */
export function gatherFailures(events: readonly Event[]): Line[] {
  const lines: Line[] = []
  for (const event of events) {
    const last = lines.at(-1)
    if (last && isSame(last.event, event))
      lines[lines.length - 1] = { event: last.event, times: last.times + 1 }
    else lines.push({ event, times: 1 })
  }
  return lines
}

const isSame = (one: Event, other: Event) =>
  one.kind === 'login-failed' &&
  other.kind === 'login-failed' &&
  one.device === other.device &&
  Date.parse(one.at) - Date.parse(other.at) < HOUR_MS
