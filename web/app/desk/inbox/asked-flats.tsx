import { formatMoney } from '@belvedere/domain/sales/money'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { Button } from '../../ui/button.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import { factsOf } from '../hold/flat-band.tsx'
import { useDesk } from '../project/desk-project.ts'
import { useFlatsNow } from '../project/use-flats-now.ts'
import styles from './desk-asked-flats.module.css'
import { type EnquiryInFull, nameOf } from './inbox-enquiry.ts'

/** What they asked about, as it stands now; what is free is held for them from here. */
export function AskedFlats({ enquiry }: { enquiry: EnquiryInFull }) {
  const { project, openHold } = useDesk()
  const localised = useLocalised()
  const flats = useFlatsNow()
  const asked = enquiry.apartments.flatMap(({ id }) => flats.find((flat) => flat.id === id) ?? [])
  return (
    <ul className={styles.flats} aria-label={m.desk_apartments()}>
      {asked.map((flat) => (
        <li key={flat.id}>
          {flat.plan ? <img src={flat.plan} alt="" loading="lazy" /> : <span className={styles.noPlan} />}
          <div className={styles.what}>
            <p className={styles.name}>
              <Link to={localised(deskPath(project.id, 'apartments', flat.id))}>{flat.name}</Link>
              <StatusLabel status={flat.status} word={statusWord(flat.status)} />
            </p>
            <p className={styles.facts}>{factsOf(flat)}</p>
          </div>
          <div className={styles.price}>
            {flat.price != null && <p>{formatMoney(flat.price)}</p>}
            {flat.status === 'available' && enquiry.state !== 'closed' && (
              <Button
                look="text"
                aria-label={m.desk_hold_of({ name: flat.name })}
                onClick={() =>
                  openHold({ apartmentId: flat.id, buyer: nameOf(enquiry), enquiryId: enquiry.id })
                }
              >
                {m.desk_hold()}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
