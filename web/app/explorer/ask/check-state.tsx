import type { SecurityCheckState } from '@belvedere/domain/security-check'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import styles from './check-state.module.css'

const WORDS: Record<SecurityCheckState, () => string> = {
  idle: m.check_idle,
  'in-progress': m.check_in_progress,
  sending: m.check_sending,
}

/** How far the security check is (ASK-03). */
export function CheckState({ check }: { check: SecurityCheckState }) {
  return (
    <p className={styles.check} data-check={check} role="status">
      <Icon name="shield" size={18} />
      {WORDS[check]()}
    </p>
  )
}
