import { formatMoney } from '@belvedere/domain/sales/money'
import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import hidden from '../../ui/visually-hidden.module.css'
import section from './desk-report-section.module.css'
import styles from './desk-weeks-report.module.css'
import type { Report } from './report.ts'
import { ReportSection } from './report-section.tsx'
import { answeredCells, answeredHeads, moneyCells, moneyHeads, signed } from './report-words.ts'

type Week = Report['weeks'][number]

const HEIGHT = 48

interface Measure {
  readonly name: string
  readonly of: (week: Week) => number
  readonly say: (count: number) => string
}

/** What changed from one week to the next: the last that is over beside the one before; each measure to its own scale (INB-07). */
export function WeeksReport({ weeks }: { weeks: readonly Week[] }) {
  const times = useTimes()
  const [before, last] = weeks.slice(-3, -1)
  const [sold] = weeks.map((week) => week.sold)
  const measures: Measure[] = [
    { name: m.desk_enquiries(), of: ({ enquiries }) => enquiries, say: countWords },
    { name: m.desk_funnel_answered(), of: ({ answered }) => answered, say: countWords },
    { name: m.desk_funnel_holds(), of: ({ holds }) => holds, say: countWords },
    { name: m.desk_funnel_reservations(), of: ({ reservations }) => reservations, say: countWords },
    { name: m.desk_funnel_contracts(), of: ({ contracts }) => contracts, say: countWords },
    { name: m.desk_funnel_sales(), of: (week) => week.sold.homes, say: countWords },
    ...(sold?.money
      ? [{ name: m.desk_amount_head(), of: (week: Week) => week.sold.money?.amount ?? 0, say: formatMoney }]
      : []),
  ]
  const isEmpty = measures.every(({ of }) => weeks.every((week) => of(week) === 0))
  const table = {
    name: m.desk_week_on_week(),
    heads: [
      m.desk_week_of(),
      ...answeredHeads(),
      m.desk_funnel_holds(),
      m.desk_funnel_reservations(),
      m.desk_funnel_contracts(),
      m.desk_funnel_sales(),
      ...(sold ? moneyHeads(sold) : []),
    ],
    rows: isEmpty
      ? []
      : weeks
          .toReversed()
          .map((week, back) => [
            back === 0 ? m.desk_so_far({ week: times.dayOfYear(week.week) }) : times.dayOfYear(week.week),
            ...answeredCells(week),
            ...[week.holds, week.reservations, week.contracts, week.sold.homes].map(countWords),
            ...moneyCells(week.sold),
          ]),
  }
  return (
    <ReportSection
      title={m.desk_week_on_week()}
      lead={last && <p className={section.note}>{m.desk_week_lead({ week: times.day(last.week) })}</p>}
      tables={[table]}
    >
      <ul className={styles.measures}>
        {last &&
          before &&
          measures.map(({ name, of, say }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                <b>{say(of(last))}</b> <span aria-hidden="true">{signed(of(last) - of(before))}</span>
                <span className={hidden.hidden}>
                  {m.desk_week_change({ change: signed(of(last) - of(before)) })}
                </span>
              </p>
              <Columns counts={weeks.map(of)} />
            </li>
          ))}
      </ul>
    </ReportSection>
  )
}

/** A column for each week; the last two that are over are dark, the one that goes on is hollow. */
function Columns({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts)
  const ended = counts.length - 2
  return (
    <svg viewBox={`0 0 ${counts.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {counts.map((count, nth) => {
        const height = (HEIGHT * count) / most
        const week = nth > ended ? 'open' : nth > ended - 2 ? 'late' : undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <rect key={nth} data-week={week} x={nth + 0.12} width={0.76} y={HEIGHT - height} height={height} />
        )
      })}
    </svg>
  )
}
