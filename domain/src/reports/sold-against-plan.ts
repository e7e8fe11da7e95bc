import type { PlannedSales } from '../sales/sales-plan.ts'
import { type Day, monthOf, monthsIn, type Period } from './report-period.ts'

type Steps = readonly Pick<PlannedSales, 'month' | 'sold'>[]

/** Months since the beginning of our calendar. */
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** A place in time, in months: halfway through June is the number of June and a half. */
function placeOf(day: Day): number {
  const month = monthOf(day)
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
  return monthNumber(month) + Number(day.slice(8)) / days
}

/**
 * How many were to be sold by then: the plan names ends of months, between them it rises evenly, and after the last it
 * stays. Before the first it says nothing.
 */
function plannedAt(steps: Steps, place: number): number | null {
  const ends = steps
    .map(({ month, sold }) => ({ place: monthNumber(month) + 1, sold }))
    .toSorted((one, other) => one.place - other.place)
  const before = ends.findLast((end) => end.place <= place)
  if (!before) return null
  const next = ends.find((end) => end.place > place)
  if (!next) return before.sold
  const share = (place - before.place) / (next.place - before.place)
  return Math.round(before.sold + (next.sold - before.sold) * share)
}

export interface SoldMonth {
  readonly month: string
  readonly sold: number
  /** Null before the plan begins. */
  readonly planned: number | null
}

/** What was sold of a building by the end of each month of a period, beside what was to be; of this month, by today. */
export function soldAgainstPlan(
  soldIn: readonly { readonly month: string; readonly sold: number }[],
  steps: Steps,
  period: Pick<Period, 'from' | 'until'>,
): SoldMonth[] {
  return monthsIn(period).map((month) => ({
    month,
    sold: soldIn.filter((one) => one.month <= month).reduce((sum, one) => sum + one.sold, 0),
    planned: plannedAt(
      steps,
      month === monthOf(period.until) ? placeOf(period.until) : monthNumber(month) + 1,
    ),
  }))
}

interface Standing {
  readonly sold: number
  readonly planned: number | null
}

/** How far sales are ahead of the plan, or behind it with a minus; null where there is none. */
export const aheadOf = ({ sold, planned }: Standing): number | null =>
  planned === null ? null : sold - planned

const sumOf = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

/** All buildings together; where some have a plan, those alone: what nobody planned is not ahead of anything. */
export function together(buildings: readonly Standing[]): Standing {
  const planned = buildings.filter((one) => one.planned !== null)
  if (planned.length === 0) return { sold: sumOf(buildings.map((one) => one.sold)), planned: null }
  return {
    sold: sumOf(planned.map((one) => one.sold)),
    planned: sumOf(planned.map((one) => one.planned ?? 0)),
  }
}
