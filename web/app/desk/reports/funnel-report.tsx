import { FUNNEL_STEPS, shareOfStepBefore } from '@belvedere/domain/reports/funnel'
import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import styles from './desk-funnel-report.module.css'
import type { Report } from './report.ts'
import { ReportSection } from './report-section.tsx'
import { FUNNEL_WORDS, peopleWords } from './report-words.ts'

type Funnel = Report['funnel']

/** How many came how far, all bars to one scale; the table has it by building (INB-05). */
export function FunnelReport({ funnel }: { funnel: Funnel }) {
  const most = Math.max(1, ...FUNNEL_STEPS.map((step) => funnel[step] ?? 0))
  const cells = (one: Omit<Funnel, 'buildings'>) =>
    FUNNEL_STEPS.map((step) =>
      step === 'looked' || step === 'favourites' ? peopleWords(one[step], step) : countWords(one[step]),
    )
  const isEmpty = FUNNEL_STEPS.every((step) => !funnel[step])
  const all = { name: m.desk_together(), ...funnel }
  const table = {
    name: m.desk_looking_to_reserving(),
    heads: [m.desk_building(), ...FUNNEL_STEPS.map((step) => FUNNEL_WORDS[step].name())],
    rows: isEmpty ? [] : [...funnel.buildings, all].map((one) => [one.name, ...cells(one)]),
  }
  return (
    <ReportSection title={m.desk_looking_to_reserving()} tables={[table]}>
      <ol className={styles.steps}>
        {FUNNEL_STEPS.map((step) => {
          const { name, unit, share } = FUNNEL_WORDS[step]
          const count = funnel[step]
          const part = shareOfStepBefore(funnel, step)
          return (
            <li key={step}>
              <p>
                <span>{name()}</span>
                {count === null ? (
                  <em>{peopleWords(null, step)}</em>
                ) : (
                  <span className={styles.count}>
                    <b>{countWords(count)}</b> {unit({ count })}
                  </span>
                )}
              </p>
              <i className={styles.track}>
                <i className={styles.bar} style={{ width: `${(100 * (count ?? 0)) / most}%` }} />
              </i>
              <small>{step === 'looked' || part !== undefined ? share({ count: part ?? 0 }) : null}</small>
            </li>
          )
        })}
      </ol>
    </ReportSection>
  )
}
