import type { FunnelStep } from '@belvedere/domain/reports/funnel'
import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'

const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN

/** "50 min", "2 h 10 min", "3 d 4 h". */
export function spanWords(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole < HOUR_MIN) return m.desk_min({ minutes: whole })
  if (whole < 2 * DAY_MIN)
    return m.desk_h_min({
      hours: Math.floor(whole / HOUR_MIN),
      minutes: String(whole % HOUR_MIN).padStart(2, '0'),
    })
  const hours = Math.round(whole / HOUR_MIN)
  return m.desk_days_hours({ days: Math.floor(hours / 24), hours: hours % 24 })
}

/** "+3", "−4", "0", with a minus that is one. */
export const signed = (number: number): string =>
  number === 0 ? '0' : `${number > 0 ? '+' : '−'}${countWords(Math.abs(number))}`

/** The same for those who hear it. */
export function aheadWords(ahead: number): string {
  if (ahead === 0) return m.desk_on_plan()
  return ahead > 0 ? m.desk_ahead_plan({ count: ahead }) : m.desk_behind_plan({ count: -ahead })
}

/** People who were counted without names, or that they are too few: of looks, in every week. */
export function peopleWords(people: number | null, step: FunnelStep): string {
  if (people !== null) return countWords(people)
  return step === 'looked' ? m.desk_few_week() : m.desk_few()
}

interface StepWords {
  readonly name: () => string
  readonly unit: (input: { count: number }) => string
  /** How many of those in the step before: under the bar. */
  readonly share: (input: { count: number }) => string
}

export const FUNNEL_WORDS: Readonly<Record<FunnelStep, StepWords>> = {
  looked: { name: m.desk_funnel_looked, unit: m.desk_people_unit, share: () => m.desk_counted_daily() },
  favourites: { name: m.desk_funnel_favourites, unit: m.desk_people_unit, share: m.desk_of_looked },
  enquiries: { name: m.desk_funnel_enquiries, unit: m.desk_enquiries_unit, share: m.desk_of_favourites },
  holds: { name: m.desk_funnel_holds, unit: m.desk_homes_unit, share: m.desk_of_enquiries },
  reservations: { name: m.desk_funnel_reservations, unit: m.desk_homes_unit, share: m.desk_of_holds },
  contracts: { name: m.desk_funnel_contracts, unit: m.desk_homes_unit, share: m.desk_of_reservations },
}

export const SPAN_WORDS = [m.desk_in_15_min, m.desk_in_1_h, m.desk_in_4_h, m.desk_in_1_day, m.desk_later]
