import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import styles from './send-problem.module.css'

/** The last one of a request that had waited. */
type SendingProblem = 'failed' | 'expired' | 'refused'

export const isProblem = (outcome: string | undefined): outcome is SendingProblem =>
  outcome !== undefined && outcome in WORDS

const WORDS: Record<SendingProblem, () => string> = {
  failed: m.ask_failed,
  expired: m.ask_expired,
  refused: m.enquiry_refused,
}

/** Beside the button that failed: a notice over the page would lie outside of the form, which keeps the focus. */
export function SendProblem({ problem }: { problem: SendingProblem }) {
  return (
    <div className={styles.problem} role="alert">
      <Icon name="error" />
      <div>
        <p className={styles.title}>{m.ask_failed_title()}</p>
        <p>{WORDS[problem]()}</p>
      </div>
    </div>
  )
}
