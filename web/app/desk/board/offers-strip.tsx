import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import { type DeskOffer, useDesk } from '../project/desk-project.ts'
import { PersonMark } from '../ui/person-mark.tsx'
import styles from './desk-offers-strip.module.css'

/** The offer that ends first comes first. */
const endsFirst = (one: DeskOffer, other: DeskOffer) =>
  (one.offeredUntil ?? '').localeCompare(other.offeredUntil ?? '')

/** What is free again and whose turn it is, until they have it or their time is up (RSV-03). */
export function OffersStrip() {
  const { project, offers, sells, openHold } = useDesk()
  const times = useTimes()
  const localised = useLocalised()
  if (offers.state !== 'ready' || offers.value.length === 0) return null
  return (
    <section className={styles.strip} aria-label={m.desk_offers()}>
      <h2>{m.desk_offers()}</h2>
      <ul>
        {offers.value
          .toSorted(endsFirst)
          .map(({ id, apartmentId, apartmentName, buyer, agent, inLine, offeredUntil }) => (
            <li key={id}>
              <Link to={localised(deskPath(project.id, 'apartments', apartmentId))}>{apartmentName}</Link>
              <span className={styles.who}>
                <b>{buyer || m.desk_nobody()}</b>
                <span className={styles.when}>
                  {m.desk_first_of({ count: inLine })},{' '}
                  {m.desk_offer_until({ time: times.moment(offeredUntil ?? '') })}
                </span>
              </span>
              {agent && <PersonMark person={agent} />}
              {sells && (
                <Button
                  aria-label={`${m.desk_hold_of({ name: apartmentName })}: ${buyer}`}
                  onClick={() => openHold({ apartmentId, buyer, waitingId: id })}
                >
                  {m.desk_hold()}
                </Button>
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}
