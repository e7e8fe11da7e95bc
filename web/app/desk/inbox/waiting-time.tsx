import { urgencyOf, waitedFor } from '@belvedere/domain/enquiries/waiting-clock'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../staff/ui/use-now.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDesk } from '../project/desk-project.ts'
import styles from './desk-waiting-time.module.css'

/** For how long a buyer has waited for an answer; from the working hours that the project has set on it is late, and not by its colour alone. */
export function WaitingTime({ since, inWords = false }: { since: string; inWords?: boolean }) {
  const { settings } = useDesk()
  const now = useNow()
  const { hours, minutes } = waitedFor(Date.parse(since), now)
  const time =
    hours === 0 ? m.desk_min({ minutes }) : m.desk_h_min({ hours, minutes: String(minutes).padStart(2, '0') })
  const urgency = urgencyOf(Date.parse(since), now, settings)
  return (
    <span className={styles.time} data-urgency={urgency}>
      <Icon name={urgency === 'late' ? 'error' : 'clock'} />
      {inWords ? m.desk_waiting_for({ time }) : time}
    </span>
  )
}
