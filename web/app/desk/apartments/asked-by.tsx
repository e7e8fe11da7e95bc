import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { readEvery } from '../../staff/load/read-every.ts'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { answerWords } from '../inbox/enquiry-words.ts'
import { nameOf } from '../inbox/inbox-enquiry.ts'
import { useAgainWhen } from '../inbox/use-inbox.ts'
import { useDesk } from '../project/desk-project.ts'
import { BuyerLink } from '../ui/buyer-link.tsx'
import { PersonMark } from '../ui/person-mark.tsx'
import styles from './desk-asked-by.module.css'

/** Everyone who asked about this apartment, also those who are answered and closed (INB-06). */
export function AskedBy({ apartmentId }: { apartmentId: number }) {
  const { project, inbox } = useDesk()
  const times = useTimes()
  const localised = useLocalised()
  const [asked, again] = useLoaded(`${project.id}/${apartmentId}`, () =>
    readEvery((from) =>
      browserApi().send('GET /api/v1/desk/projects/{projectId}/enquiries', {
        params: { projectId: project.id },
        query: { 'filter[apartment]': apartmentId, 'filter[state]': 'any', ...from },
      }),
    ),
  )
  const counts = inbox.state === 'ready' ? inbox.value : undefined
  useAgainWhen(counts?.mark, again)
  // Without a count one answers no enquiries here, and sees none.
  if (!counts || asked.state !== 'ready') return null
  return (
    <section className={styles.asked} aria-label={m.desk_asked_for_it()}>
      <h2>
        {m.desk_asked_for_it()} <span>{asked.value.length}</span>
      </h2>
      {asked.value.length === 0 ? (
        <p>{m.desk_nobody_asked()}</p>
      ) : (
        <ul>
          {asked.value.map((enquiry) => (
            <li key={enquiry.id}>
              <b>
                <BuyerLink name={nameOf(enquiry)} buyerId={enquiry.buyerId} />
              </b>
              <Link
                to={localised(deskPath(project.id, 'enquiries', enquiry.id))}
                aria-label={m.desk_enquiry_of({
                  name: nameOf(enquiry),
                  time: times.dayAndTime(enquiry.acceptedAt),
                })}
              >
                {times.dayAndTime(enquiry.acceptedAt)}
              </Link>
              <span>
                {enquiry.state === 'unanswered' ? m.desk_unanswered() : answerWords(enquiry, times)}
              </span>
              <span>{enquiry.agent && <PersonMark person={enquiry.agent} />}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
