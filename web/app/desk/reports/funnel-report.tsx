import { FUNNEL_PARTS, FUNNEL_STEPS, type FunnelStep, shareOfFirst } from '@belvedere/domain/reports/funnel'
import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import styles from './desk-funnel-report.module.css'
import type { Report } from './report.ts'
import { ReportSection } from './report-section.tsx'
import { FUNNEL_WORDS, peopleWords } from './report-words.ts'

type Funnel = Report['funnel']

const PART_WORDS = {
  people: m.desk_part_people,
  enquiries: m.desk_part_enquiries,
  homes: m.desk_part_homes,
}

/** Of those counted without names: how. */
const PEOPLE_WORDS: Partial<Record<FunnelStep, () => string>> = {
  looked: m.desk_counted_daily,
  favourites: m.desk_counted_once,
}

/** How many came how far: people, enquiries and homes each to their own scale; the table has it by building (INB-05, INB-07). */
export function FunnelReport({ funnel }: { funnel: Funnel }) {
  const cells = (one: Omit<Funnel, 'buildings'>) => FUNNEL_STEPS.map((step) => peopleWords(one[step], step))
  const isEmpty = FUNNEL_STEPS.every((step) => !funnel[step])
  const all = { name: m.desk_together(), ...funnel }
  const table = {
    name: m.desk_looking_to_reserving(),
    heads: [m.desk_building(), ...FUNNEL_STEPS.map((step) => FUNNEL_WORDS[step]())],
    rows: isEmpty ? [] : [...funnel.buildings, all].map((one) => [one.name, ...cells(one)]),
  }
  return (
    <ReportSection title={m.desk_looking_to_reserving()} tables={[table]}>
      {FUNNEL_PARTS.map(({ unit, steps }) => (
        <div key={unit} className={styles.part}>
          <h3>{PART_WORDS[unit]()}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <Step key={step} funnel={funnel} step={step} />
            ))}
          </ol>
        </div>
      ))}
    </ReportSection>
  )
}

function Step({ funnel, step }: { funnel: Funnel; step: FunnelStep }) {
  const count = funnel[step]
  const share = shareOfFirst(funnel, step)
  return (
    <li>
      <p>
        <span>
          {FUNNEL_WORDS[step]()} {PEOPLE_WORDS[step] && <small>{PEOPLE_WORDS[step]()}</small>}
        </span>
        {count === null ? (
          <em>{peopleWords(null, step)}</em>
        ) : (
          <span className={styles.count}>
            {share !== undefined && share < 1 && (
              <small>{m.desk_in_100({ count: Math.round(100 * share) })}</small>
            )}
            <b>{countWords(count)}</b>
          </span>
        )}
      </p>
      {share !== undefined && (
        <i className={styles.track}>
          <i className={styles.bar} style={{ width: `${100 * share}%` }} />
        </i>
      )}
    </li>
  )
}
