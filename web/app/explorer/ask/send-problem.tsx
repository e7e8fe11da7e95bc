import { m } from '../../paraglide/messages.js'
import type { EnquiryOutcome } from '../../state/use-enquiry.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './send-problem.module.css'

/** Beside the button that failed: a notice over the page would lie outside of the form, which keeps the focus. */
export function SendProblem({ outcome }: { outcome: EnquiryOutcome | undefined }) {
  if (outcome !== 'failed' && outcome !== 'expired') return null
  return (
    <div className={styles.problem} role="alert">
      <Icon name="error" />
      <div>
        <p className={styles.title}>{m.ask_failed_title()}</p>
        <p>{outcome === 'expired' ? m.ask_expired() : m.ask_failed()}</p>
      </div>
    </div>
  )
}
