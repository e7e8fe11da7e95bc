import { isToCome } from '@belvedere/domain/enquiries/what-stands'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { useNow } from '../../staff/ui/use-now.ts'
import { useDesk } from '../project/desk-project.ts'
import type { BuyerInFull } from './buyer-record.ts'
import styles from './desk-buyer.module.css'

/** When a buyer comes and came to look, and for what they stand in line (INB-06). */
export function BuyerPlans({ buyer: { viewings, waits } }: { buyer: BuyerInFull }) {
  const { project } = useDesk()
  const times = useTimes()
  const now = useNow()
  const localised = useLocalised()
  return (
    <>
      {viewings.length > 0 && (
        <section className={styles.section} aria-label={m.desk_viewings()}>
          <h2>{m.desk_viewings()}</h2>
          <ul>
            {viewings.map(({ enquiryId, at }) => (
              <li
                key={`${enquiryId} ${at}`}
                className={styles.plan}
                data-ended={!isToCome(at, now) || undefined}
              >
                <Link to={localised(deskPath(project.id, 'enquiries', enquiryId))}>{times.moment(at)}</Link>
                <span className={styles.when}>
                  {isToCome(at, now) ? m.desk_viewing_to_come() : m.desk_viewing_past()}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {waits.length > 0 && (
        <section className={styles.section} aria-label={m.desk_waiting_lists()}>
          <h2>{m.desk_waiting_lists()}</h2>
          <ul>
            {waits.map(({ id, apartmentId, apartmentName, place, joinedAt, offeredUntil }) => (
              <li key={id} className={styles.claim}>
                <Link to={localised(deskPath(project.id, 'apartments', apartmentId))}>{apartmentName}</Link>
                <span>{m.desk_number_in_line({ place })}</span>
                <span className={styles.when}>
                  {offeredUntil
                    ? m.desk_has_offer_until({ time: times.moment(offeredUntil) })
                    : m.desk_since({ day: times.day(joinedAt) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
