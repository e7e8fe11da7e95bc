import type { Day } from './report-period.ts'

/** Within how many minutes; what took longer than the last is later. */
const ANSWER_WITHIN_MIN = [15, 60, 240, 1_440] as const

/** How many columns the spread of answers has. */
export const ANSWER_SPANS = ['15-min', '1-h', '4-h', '1-day', 'later'] as const

/** An enquiry, as far as its first answer goes. */
export interface Asked {
  /** On which it came. */
  readonly day: Day
  /** From then to the first answer; null while there is none. */
  readonly minutes: number | null
}

/** The one in the middle; of an even number, halfway between the two. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

const minutesOf = (asked: readonly Asked[]): number[] =>
  asked.map(({ minutes }) => minutes).filter((minutes) => minutes !== null)

/** How many came, how many of them were answered, and in how many whole minutes in the middle. */
export function answeredOf(asked: readonly Asked[]) {
  const minutes = minutesOf(asked)
  const middle = median(minutes)
  return {
    enquiries: asked.length,
    answered: minutes.length,
    median: middle === null ? null : Math.round(middle),
  }
}

/** How many were answered in 15 minutes, in 1 hour, in 4 hours, in 1 day, later. */
export function spreadOf(asked: readonly Asked[]): number[] {
  const columns = ANSWER_SPANS.map(() => 0)
  for (const minutes of minutesOf(asked)) {
    const within = ANSWER_WITHIN_MIN.findIndex((most) => minutes <= most)
    const column = within === -1 ? columns.length - 1 : within
    columns[column] = (columns[column] ?? 0) + 1
  }
  return columns
}
