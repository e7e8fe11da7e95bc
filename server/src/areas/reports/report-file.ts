import type { ExportLanguage } from '@belvedere/domain/imports/import-field'
import { FUNNEL_STEPS, type FunnelStep } from '@belvedere/domain/reports/funnel'
import type { Homes } from '@belvedere/domain/reports/homes-sold'
import { m } from '../../paraglide/messages.js'
import type { Written } from '../../platform/http/csv.ts'
import { LOST_REASON_WORDS } from '../enquiries/lost-reason-words.ts'
import type { Shown } from './read-report.ts'

type Message = (inputs: object, options: { locale: 'en' | 'sr-Latn' }) => string
/** Its name, its columns, its rows. */
type Part = { title: Message; heads: Message[]; rows: Written[][] }

const SPANS = [
  m.file_report_in_15_min,
  m.file_report_in_1_h,
  m.file_report_in_4_h,
  m.file_report_in_1_day,
  m.file_report_later,
]

const STEPS = {
  looked: m.file_report_looked,
  favourites: m.file_report_favourites,
  enquiries: m.file_report_enquiries,
  answered: m.file_report_answered,
  heldAfter: m.file_report_held_after,
  holds: m.file_report_holds,
  reservations: m.file_report_reservations,
  contracts: m.file_report_contracts,
  sales: m.file_report_sold,
}

const ANSWERED = [m.file_report_enquiries, m.file_report_answered, m.file_report_median]
const answered = (one: { enquiries: number; answered: number; median: number | null }) => [
  one.enquiries,
  one.answered,
  one.median,
]
const MONEY = [m.file_report_amount, m.file_report_per_m2]
const money = ({ money }: Homes) => (money ? [money.amount, money.perM2] : [])

/**
 * The report as one reads it in a sheet: under each heading a table with its own columns, every number a number. Whoever
 * may not see prices has no columns for them.
 */
export function fileLines(report: Shown, language: ExportLanguage): Written[][] {
  const locale = language === 'sr' ? 'sr-Latn' : 'en'
  const word = (message: Message) => message({}, { locale })
  return [
    [word(m.file_report_report), report.from, report.until],
    ...partsOf(report, word)
      .filter(({ rows }) => rows.length > 0)
      .flatMap(({ title, heads, rows }) => [[], [word(title)], heads.map(word), ...rows]),
  ]
}

function partsOf(report: Shown, word: (message: Message) => string): Part[] {
  const { sales, answers, closed, funnel } = report
  const moneyHeads = sales.sold.money ? MONEY : []
  const few = (step: FunnelStep) => word(step === 'looked' ? m.file_report_few_week : m.file_report_few)
  const homes = (name: Message, one: Homes) => [
    word(name),
    one.homes,
    ...money(one),
    ...(one.money ? [one.money.priced] : []),
  ]
  return [
    {
      title: m.file_report_money,
      heads: [
        m.file_report_state,
        m.file_report_homes,
        ...moneyHeads,
        ...(sales.sold.money ? [m.file_report_priced] : []),
      ],
      rows: [
        homes(m.file_report_sold_in_period, sales.sold),
        homes(m.file_report_contract_now, sales.contract),
        homes(m.file_report_reserved_now, sales.reservation),
        homes(m.file_report_held_now, sales.hold),
      ],
    },
    {
      title: m.file_report_buildings,
      heads: [
        m.file_report_building,
        m.file_report_homes,
        m.file_report_sold_in_period,
        ...moneyHeads,
        m.file_report_contract_now,
        m.file_report_reserved_now,
        m.file_report_held_now,
        ...ANSWERED,
        m.file_report_won,
        m.file_report_lost,
      ],
      rows: report.buildings.map((one) => [
        ...[one.name, one.homes, one.sold.homes, ...money(one.sold)],
        ...[one.contract.homes, one.reservation.homes, one.hold.homes],
        ...[...answered(one), one.won, one.lost],
      ]),
    },
    {
      title: m.file_report_agents,
      heads: [
        m.file_report_agent,
        m.file_report_sold_in_period,
        ...moneyHeads,
        m.file_report_holds,
        ...ANSWERED,
        m.file_report_won,
        m.file_report_lost,
      ],
      rows: report.agents.map(({ agent, sold, holds, won, lost, ...one }) => [
        agent ? `${agent.firstName} ${agent.lastName}` : word(m.file_report_no_agent),
        ...[sold.homes, ...money(sold), holds, ...answered(one), won, lost],
      ]),
    },
    {
      title: m.file_report_weeks,
      heads: [
        m.file_report_week,
        ...ANSWERED,
        m.file_report_holds,
        m.file_report_reservations,
        m.file_report_contracts,
        m.file_report_sold,
        ...moneyHeads,
      ],
      rows: report.weeks.map(({ week, holds, reservations, contracts, sold, ...one }) => [
        ...[week, ...answered(one), holds, reservations, contracts, sold.homes],
        ...money(sold),
      ]),
    },
    {
      title: m.file_report_answer,
      heads: [m.file_report_answer, m.file_report_enquiries],
      rows:
        answers.enquiries === 0
          ? []
          : [
              [word(m.file_report_enquiries), answers.enquiries],
              [word(m.file_report_answered), answers.answered],
              ...SPANS.map((span, nth) => [word(span), answers.spread[nth] ?? 0]),
              [word(m.file_report_waiting), answers.waiting],
              [word(m.file_report_closed_without), answers.enquiries - answers.answered - answers.waiting],
            ],
    },
    {
      title: m.file_report_lost_reasons,
      heads: [m.file_report_reason, m.file_report_enquiries],
      rows: closed.reasons.map(({ reason, count }) => [
        word(reason ? LOST_REASON_WORDS[reason] : m.file_report_no_reason),
        count,
      ]),
    },
    {
      title: m.file_report_funnel,
      heads: [m.file_report_building, ...FUNNEL_STEPS.map((step) => STEPS[step])],
      rows: [...funnel.buildings, { ...funnel, name: word(m.file_report_all) }].map((one) => [
        one.name,
        ...FUNNEL_STEPS.map((step) => one[step] ?? few(step)),
      ]),
    },
    {
      title: m.file_report_sales,
      heads: [m.file_report_building, m.file_report_month, m.file_report_sold_until, m.file_report_planned],
      rows: report.sold.flatMap(({ name, months }) =>
        months.map(({ month, sold, planned }) => [name, month, sold, planned]),
      ),
    },
    {
      title: m.file_report_demand,
      heads: [m.file_report_apartment, m.file_report_people],
      rows: report.demand.map(({ name, people }) => [name, people]),
    },
  ]
}
