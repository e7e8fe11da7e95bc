import type { FunnelStep } from '@belvedere/domain/reports/funnel'
import { formatMoney } from '@belvedere/domain/sales/money'
import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import type { Report } from './report.ts'

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

export const FUNNEL_WORDS: Readonly<Record<FunnelStep, () => string>> = {
  looked: m.desk_funnel_looked,
  favourites: m.desk_funnel_favourites,
  enquiries: m.desk_funnel_enquiries,
  answered: m.desk_funnel_answered,
  heldAfter: m.desk_funnel_led,
  holds: m.desk_funnel_holds,
  reservations: m.desk_funnel_reservations,
  contracts: m.desk_funnel_contracts,
  sales: m.desk_funnel_sales,
}

/** "1 of 7". */
export const ofWords = (count: number, all: number): string =>
  m.desk_n_of_m({ count: countWords(count), all: countWords(all) })

export const agentName = (agent: Report['agents'][number]['agent']): string =>
  agent ? `${agent.firstName} ${agent.lastName}` : m.desk_tab_nobody()

type Answered = Pick<Report['answers'], 'enquiries' | 'answered' | 'median'>

export const answeredHeads = () => [m.desk_enquiries(), m.desk_time_head(), m.desk_median_head()]

export const answeredCells = ({ enquiries, answered, median }: Answered) => [
  countWords(enquiries),
  countWords(answered),
  median === null ? '' : spanWords(median),
]

export type Homes = Report['sales']['sold']

/** Columns of money, for who may see prices. */
export const moneyHeads = ({ money }: Homes) => (money ? [m.desk_amount_head(), m.desk_per_m2_head()] : [])

export const moneyCells = ({ money }: Homes) =>
  money ? [formatMoney(money.amount), money.perM2 === null ? '' : formatMoney(money.perM2)] : []

export const SPAN_WORDS = [m.desk_in_15_min, m.desk_in_1_h, m.desk_in_4_h, m.desk_in_1_day, m.desk_later]
