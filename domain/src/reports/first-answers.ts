import { type Day, weekOf } from './report-period.ts'

/** Within how many minutes; what took longer than the last is later. */
const ANSWER_WITHIN_MIN = [15, 60, 240, 1_440] as const

/** How many columns the spread of answers has. */
export const ANSWER_SPANS = ['15-min', '1-h', '4-h', '1-day', 'later'] as const

interface Asked {
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

/** In whole minutes, and how many were answered. */
function speedOf(asked: readonly Asked[]) {
  const minutes = minutesOf(asked)
  const middle = median(minutes)
  return { answered: minutes.length, median: middle === null ? null : Math.round(middle) }
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

/** How fast buyers had their first answer: in the middle, spread, by who gave it and by the week in which they wrote. */
export function firstAnswers<Agent extends { readonly id: number }>(
  asked: readonly (Asked & { readonly agent: Agent | null })[],
) {
  const byAgent = Map.groupBy(
    asked.filter(({ minutes }) => minutes !== null),
    ({ agent }) => agent?.id,
  )
  const byWeek = Map.groupBy(asked, ({ day }) => weekOf(day))
  return {
    ...speedOf(asked),
    enquiries: asked.length,
    spread: spreadOf(asked),
    agents: [...byAgent.values()]
      .flatMap((theirs) => {
        const agent = theirs[0]?.agent
        return agent ? [{ agent, ...speedOf(theirs) }] : []
      })
      .toSorted((one, other) => (one.median ?? 0) - (other.median ?? 0)),
    weeks: [...byWeek]
      .map(([week, inIt]) => ({ week, enquiries: inIt.length, ...speedOf(inIt) }))
      .toSorted((one, other) => one.week.localeCompare(other.week)),
  }
}
