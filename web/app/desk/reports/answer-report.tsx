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
import { agentName, answeredCells, answeredHeads, ofWords, SPAN_WORDS, spanWords } from './report-words.ts'

interface AnswerReportProps {
  report: Pick<Report, 'answers' | 'agents' | 'weeks'>
  months: number
}

/** How many buyers had an answer and how long they waited for it: in the middle, spread, by agent and by week (INB-05, INB-07). */
export function AnswerReport({ report: { answers, agents, weeks }, months }: AnswerReportProps) {
  const times = useTimes()
  const { enquiries, answered, waiting } = answers
  // Who has none stands beside the others: what is not answered is not hidden by what is.
  const spread = [...answers.spread, enquiries - answered]
  const words = [...SPAN_WORDS, m.desk_no_answer_yet]
  const most = Math.max(1, ...spread)
  const asked = agents.flatMap(({ agent, ...one }) => (agent && one.enquiries > 0 ? [{ agent, ...one }] : []))
  const slowest = Math.max(1, ...asked.map((one) => one.median ?? 0))
  const closed = enquiries - answered - waiting
  const tables = [
    {
      name: m.desk_first_answer(),
      heads: [m.desk_first_answer(), m.desk_enquiries()],
      rows:
        enquiries === 0
          ? []
          : [
              ...answers.spread.map((count, nth) => [SPAN_WORDS[nth]?.() ?? '', countWords(count)]),
              [m.desk_no_answer_row(), countWords(enquiries - answered)],
            ],
    },
    {
      name: m.desk_agent(),
      heads: [m.desk_agent(), ...answeredHeads()],
      rows: agents
        .filter((one) => one.enquiries > 0)
        .map((one) => [agentName(one.agent), ...answeredCells(one)]),
    },
    {
      name: m.desk_by_week(),
      heads: [m.desk_week_of(), ...answeredHeads()],
      rows: enquiries === 0 ? [] : weeks.map((one) => [times.dayOfYear(one.week), ...answeredCells(one)]),
    },
  ]
  return (
    <ReportSection
      title={m.desk_first_answer()}
      lead={
        <>
          <p className={section.lead}>
            <b>{ofWords(answered, enquiries)}</b> <span>{besideBefore(answers, months)}</span>
          </p>
          <p className={styles.rest}>
            {[
              m.desk_still_wait({ count: waiting, shown: countWords(waiting) }),
              closed > 0 && m.desk_closed_unanswered({ count: closed, shown: countWords(closed) }),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </>
      }
      tables={tables}
    >
      <ol className={styles.spread}>
        {words.map((word, nth) => (
          <li key={ANSWER_SPANS[nth] ?? 'none'}>
            <b>{countWords(spread[nth] ?? 0)}</b>
            <i
              className={styles.column}
              data-late={nth > 2 || undefined}
              data-none={nth === ANSWER_SPANS.length || undefined}
              style={{ height: `${(92 * (spread[nth] ?? 0)) / most}px` }}
            />
            <span>{word()}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.agents}>
        {asked.map(({ agent, ...one }) => (
          <li key={agent.id}>
            <PersonMark person={agent} />
            <span aria-hidden="true">{agent.firstName}</span>
            <i className={styles.track}>
              <i className={styles.bar} style={{ width: `${(100 * (one.median ?? 0)) / slowest}%` }} />
            </i>
            <b>{one.median === null ? '' : spanWords(one.median)}</b>
            <small>{ofWords(one.answered, one.enquiries)}</small>
          </li>
        ))}
      </ul>
      <AnswerWeeks weeks={weeks} />
    </ReportSection>
  )
}

/** "answered, median 50 min, 22 min faster than the year before". */
function besideBefore({ median, before: former }: Report['answers'], months: number): string {
  if (median === null) return m.desk_answered_none()
  const middle = spanWords(median)
  if (former === null) return m.desk_answered_median({ median: middle })
  const before = months === 12 ? m.desk_year_before() : m.desk_months_before({ count: months })
  if (median === former) return m.desk_median_same({ median: middle, before })
  const words = { median: middle, time: spanWords(Math.abs(former - median)), before }
  return median < former ? m.desk_median_faster(words) : m.desk_median_slower(words)
}
