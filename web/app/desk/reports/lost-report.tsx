import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { LOST_WORDS } from '../inbox/enquiry-words.ts'
import { Bars } from './bars.tsx'
import section from './desk-report-section.module.css'
import type { Report } from './report.ts'
import { ReportSection } from './report-section.tsx'
import { ofWords } from './report-words.ts'

/** Why enquiries came to nothing, as agents said when they closed them (INB-07). */
export function LostReport({ closed: { won, lost, reasons } }: { closed: Report['closed'] }) {
  const lines = reasons.map(({ reason, count }) => ({
    name: reason ? LOST_WORDS[reason]() : m.desk_no_reason(),
    count,
    words: countWords(count),
    more: m.desk_in_100({ count: Math.round((100 * count) / lost) }),
    soft: reason === null,
  }))
  const table = {
    name: m.desk_lost_reasons(),
    heads: [m.desk_reason_head(), m.desk_enquiries()],
    rows: lines.map(({ name, words }) => [name, words]),
  }
  return (
    <ReportSection
      title={m.desk_lost_reasons()}
      lead={
        <p className={section.lead}>
          <b>{ofWords(lost, won + lost)}</b> <span>{m.desk_lost_lead()}</span>
        </p>
      }
      tables={[table]}
    >
      <Bars bars={lines} />
    </ReportSection>
  )
}
