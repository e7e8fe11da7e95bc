import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { answerWords, KIND_WORDS, LOST_WORDS } from '../inbox/enquiry-words.ts'
import { type InboxEnquiry, nameOf } from '../inbox/inbox-enquiry.ts'
import { useDesk } from '../project/desk-project.ts'
import { PersonMark } from '../ui/person-mark.tsx'
import type { BuyerInFull } from './buyer-record.ts'
import styles from './desk-buyer.module.css'
import { SeparateDialog } from './separate-dialog.tsx'

interface BuyerEnquiriesProps {
  buyer: BuyerInFull
  onChanged: () => void
}

/** All that a buyer wrote, the latest first; one that somebody else wrote is separated from here. */
export function BuyerEnquiries({ buyer, onChanged }: BuyerEnquiriesProps) {
  const { project } = useDesk()
  const times = useTimes()
  const localised = useLocalised()
  const [separated, setSeparated] = useState<InboxEnquiry>()
  if (buyer.history.length === 0) return null
  return (
    <section className={styles.section} aria-label={m.desk_enquiries()}>
      <h2>{m.desk_enquiries()}</h2>
      <ul>
        {buyer.history.map((enquiry) => (
          <li key={enquiry.id} className={styles.enquiry}>
            <Link to={localised(deskPath(project.id, 'enquiries', enquiry.id))}>
              {times.dayAndTime(enquiry.acceptedAt)}
            </Link>
            <span className={styles.what}>
              <Icon name={enquiry.kind === 'favourites' ? 'heart' : 'euro'} size={16} />{' '}
              {[KIND_WORDS[enquiry.kind](), ...enquiry.apartments.map(({ name }) => name)].join(', ')}
            </span>
            <span className={styles.as}>
              {[nameOf(enquiry), enquiry.phoneNumber || enquiry.emailAddress].join(', ')}
            </span>
            {enquiry.note && <q className={styles.words}>{enquiry.note}</q>}
            <span className={styles.when}>
              {[
                enquiry.state === 'unanswered' ? m.desk_unanswered() : answerWords(enquiry, times),
                enquiry.lostReason && LOST_WORDS[enquiry.lostReason](),
              ]
                .filter(Boolean)
                .join(': ')}
            </span>
            <span>{enquiry.agent && <PersonMark person={enquiry.agent} />}</span>
            {(buyer.history.length > 1 || hasOthers(buyer, enquiry)) && (
              <Button
                look="text"
                aria-label={m.desk_separate_of({ day: times.dayAndTime(enquiry.acceptedAt) })}
                onClick={() => setSeparated(enquiry)}
              >
                {m.desk_separate()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {separated && (
        <SeparateDialog enquiry={separated} onSeparated={onChanged} onClose={() => setSeparated(undefined)} />
      )}
    </section>
  )
}

/** An address or a number that this enquiry was not written from: somebody else may have come with it. */
const hasOthers = ({ contacts }: BuyerInFull, { emailAddress, phoneNumber }: InboxEnquiry): boolean =>
  contacts.some(
    ({ written }) => written.toLowerCase() !== emailAddress.toLowerCase() && written !== phoneNumber,
  )
