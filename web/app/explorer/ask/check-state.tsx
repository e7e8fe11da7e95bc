import type { SecurityCheckState } from '@belvedere/domain/enquiries/security-check'
import { m } from '../../paraglide/messages.js'
import { useOffline } from '../../state/use-offline.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './check-state.module.css'

const WORDS: Record<SecurityCheckState, () => string> = {
  idle: m.check_idle,
  'in-progress': m.check_in_progress,
  sending: m.check_sending,
}

/** How far the security check is (ASK-03); without network it comes later. */
export function CheckState({ check }: { check: SecurityCheckState }) {
  const offline = useOffline()
  return (
    <p className={styles.check} data-check={check} role="status">
      <Icon name="shield" size={18} />
      {offline ? m.check_offline() : WORDS[check]()}
    </p>
  )
}
