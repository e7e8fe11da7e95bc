import { m } from '../../paraglide/messages.js'
import { usePanel } from '../../state/open-panel.ts'
import { apartmentsOf, type WaitingEnquiry } from '../../state/read-waiting.ts'
import { useWaiting } from '../../state/waiting-enquiries.ts'
import { Icon } from '../../ui/icon.tsx'
import { openEnquiry } from './send-waiting.ts'
import { useSendWaiting } from './use-send-waiting.ts'
import styles from './waiting-pills.module.css'

/** What waits to be sent, on every screen; a press opens it in its form, where it can be changed or discarded. */
export default function WaitingPills() {
  const waiting = useWaiting()
  const covered = usePanel() !== null
  useSendWaiting(waiting.filter(({ refused }) => !refused).length)
  if (covered) return null
  return waiting.map((enquiry) => (
    <button key={enquiry.key} type="button" className={styles.pill} onClick={() => openEnquiry(enquiry)}>
      <Icon name={enquiry.refused ? 'error' : 'clock'} />
      {wordsOf(enquiry)}
    </button>
  ))
}

function wordsOf({ payload, apartment, refused }: WaitingEnquiry): string {
  const name = apartment?.name ?? m.apartments_count({ count: apartmentsOf(payload).length })
  return refused ? m.enquiry_refused_for({ name }) : m.enquiry_waits_for({ name })
}
