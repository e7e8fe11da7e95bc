import { ANSWER_SPANS } from '@belvedere/domain/reports/first-answers'
import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { PersonMark } from '../ui/person-mark.tsx'
import { AnswerWeeks } from './answer-weeks.tsx'
import styles from './desk-answer-report.module.css'
import section from './desk-report-section.module.css'
import type { Report } from './report.ts'
import { ReportSection } from './report-section.tsx'
import { SPAN_WORDS, spanWords } from './report-words.ts'

interface AnswerReportProps {
  answers: Report['answers']
  months: number
}

/** How long buyers waited for their first answer: in the middle, spread, by agent and by week (INB-05). */
export function AnswerReport({ answers, months }: AnswerReportProps) {
  const times = useTimes()
  const { median, enquiries, spread, agents, weeks } = answers
  const most = Math.max(1, ...spread)
  const slowest = Math.max(1, ...agents.map((one) => one.median ?? 0))
  const time = (minutes: number | null) => (minutes === null ? '' : spanWords(minutes))
  const speed = (one: { answered: number; median: number | null }) => [
    countWords(one.answered),
    time(one.median),
  ]
  const heads = [m.desk_time_head(), m.desk_median_head()]
  const tables = [
    {
      name: m.desk_first_answer(),
      heads: [m.desk_first_answer(), m.desk_enquiries()],
      rows: enquiries === 0 ? [] : spread.map((count, nth) => [SPAN_WORDS[nth]?.() ?? '', countWords(count)]),
    },
    {
      name: m.desk_agent(),
      heads: [m.desk_agent(), ...heads],
      rows: agents.map((one) => [nameOf(one.agent), ...speed(one)]),
    },
    {
      name: m.desk_by_week(),
      heads: [m.desk_week_of(), m.desk_enquiries(), ...heads],
      rows: weeks.map((one) => [times.dayOfYear(one.week), countWords(one.enquiries), ...speed(one)]),
    },
  ]
  return (
    <ReportSection
      title={m.desk_first_answer()}
      lead={
        median !== null && (
          <p className={section.lead}>
            <b>{spanWords(median)}</b> <span>{besideBefore(answers, months)}</span>
          </p>
        )
      }
      aside={enquiries > 0 && m.desk_enquiry_count({ count: enquiries, shown: countWords(enquiries) })}
      tables={tables}
    >
      <ol className={styles.spread}>
        {ANSWER_SPANS.map((span, nth) => (
          <li key={span}>
            <b>{countWords(spread[nth] ?? 0)}</b>
            <i
              className={styles.column}
              data-late={nth > 2 || undefined}
              style={{ height: `${(92 * (spread[nth] ?? 0)) / most}px` }}
            />
            <span>{SPAN_WORDS[nth]?.()}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.agents}>
        {agents.map(({ agent, median: own }) => (
          <li key={agent.id}>
            <PersonMark person={agent} />
            <span aria-hidden="true">{agent.firstName}</span>
            <i className={styles.track}>
              <i className={styles.bar} style={{ width: `${(100 * (own ?? 0)) / slowest}%` }} />
            </i>
            <b>{time(own)}</b>
          </li>
        ))}
      </ul>
      <AnswerWeeks weeks={weeks} />
    </ReportSection>
  )
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

/** "median, 22 min faster than the year before". */
function besideBefore({ median, before: former }: Report['answers'], months: number): string {
  if (median === null || former === null) return m.desk_median()
  const before = months === 12 ? m.desk_year_before() : m.desk_months_before({ count: months })
  if (median === former) return m.desk_median_same({ before })
  const time = spanWords(Math.abs(former - median))
  return median < former ? m.desk_median_faster({ time, before }) : m.desk_median_slower({ time, before })
}
