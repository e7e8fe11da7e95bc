import { statusOfClaim } from '@belvedere/domain/sales/claims'
import { m } from '../../paraglide/messages.js'
import { locales } from '../../paraglide/runtime.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { StatusGlyph } from '../../ui/status-glyph.tsx'
import { claimStepWords } from '../ui/claim-step-words.ts'
import type { DeskApartment } from './desk-apartment.ts'
import styles from './desk-claim-history.module.css'

type Step = DeskApartment['steps'][number]

/** Every step there was, the latest first: when, what and why, who. */
export function ClaimHistory({ steps }: { steps: readonly Step[] }) {
  const times = useTimes()
  return (
    <section className={styles.history} aria-label={m.desk_happened()}>
      <header>
        <h2>{m.desk_happened()}</h2>
        <p>{m.desk_only_added()}</p>
      </header>
      {steps.length === 0 ? (
        <p className={styles.nothing}>{m.desk_nothing_happened()}</p>
      ) : (
        <ol>
          {steps.map((step) => {
            const status = isEnd(step) ? 'available' : statusOfClaim(step.kind)
            return (
              <li key={`${step.claimId} ${step.step} ${step.at}`}>
                <svg viewBox="-7 -7 14 14" aria-hidden="true" style={{ color: `var(--stt-${status})` }}>
                  <StatusGlyph name={status} />
                </svg>
                <time dateTime={step.at}>{times.dayAndTime(step.at)}</time>
                <span className={styles.what}>
                  <b>{claimStepWords(step, times)}</b>
                  {step.reason && ` ${reasonWords(step.reason)}`}
                </span>
                <span className={styles.who}>
                  {step.by ? `${step.by.firstName} ${step.by.lastName}` : m.desk_by_itself()}
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

/** What the desk itself wrote down, in the language of whoever pressed, is said in the reader's. */
const reasonWords = (reason: string): string =>
  locales.some((locale) => reason === m.desk_undone_reason({}, { locale })) ? m.desk_undone_reason() : reason

const isEnd = ({ step }: Step) =>
  step === 'released' || step === 'expired' || step === 'corrected' || step === 'undone'
