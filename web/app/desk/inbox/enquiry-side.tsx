import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import type { Times } from '../../staff/time/times-in.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { useDesk } from '../project/desk-project.ts'
import styles from './desk-enquiry-side.module.css'
import { stepWords } from './enquiry-words.ts'
import type { Act, EnquiryInFull } from './inbox-enquiry.ts'
import { Viewing } from './viewing.tsx'

interface EnquirySideProps {
  enquiry: EnquiryInFull
  onAct: Act
}

type Told = { key: string; at: string; words: string; more: string; mark: 'done' | 'tried' | 'failed' }

/** What happened, in order, what comes next, and what is known of who wrote. */
export function EnquirySide({ enquiry, onAct }: EnquirySideProps) {
  const { project } = useDesk()
  const times = useTimes()
  const localised = useLocalised()
  const { buyer, state } = enquiry
  return (
    <aside className={styles.side}>
      <section aria-label={m.desk_happened()}>
        <h2>{m.desk_happened()}</h2>
        <ol className={styles.steps}>
          {toldOf(enquiry, times).map(({ key, words, more, mark }) => (
            <li key={key} data-mark={mark}>
              <b>{words}</b>
              <span>{more}</span>
            </li>
          ))}
          {state !== 'closed' && (
            <li data-mark="next">
              <b>{m.desk_did_viewing_next()}</b>
              <Viewing enquiry={enquiry} onAct={onAct} />
            </li>
          )}
        </ol>
      </section>
      <section className={styles.about} aria-label={m.desk_about({ name: enquiry.firstName })}>
        <h2>{m.desk_about({ name: enquiry.firstName || enquiry.emailAddress })}</h2>
        <dl>
          <dt>{m.desk_first_enquiry()}</dt>
          <dd>{times.day(buyer.firstAt)}</dd>
          <dt>{m.desk_enquiries()}</dt>
          <dd>{buyer.enquiries}</dd>
          <dt>{m.desk_tab_closed()}</dt>
          <dd>{buyer.closed}</dd>
          <dt>{m.desk_viewings()}</dt>
          <dd>{buyer.viewings}</dd>
        </dl>
        <Link to={localised(deskPath(project.id, 'buyers', enquiry.buyerId))}>{m.desk_open_buyer()}</Link>
      </section>
    </aside>
  )
}

function toldOf(enquiry: EnquiryInFull, times: Times): Told[] {
  const told: Told[] = [
    {
      key: 'received',
      at: enquiry.acceptedAt,
      words: m.desk_received(),
      more: times.nearTime(enquiry.acceptedAt),
      mark: 'done',
    },
    ...enquiry.mails.map(
      ({ id, to, state, at }): Told => ({
        key: `mail ${id}`,
        at,
        words: m.desk_mailed_to({ name: to?.firstName ?? m.desk_office() }),
        more: `${times.nearTime(at)}, ${MAIL_WORDS[state]()}`,
        mark: state === 'refused' ? 'failed' : 'done',
      }),
    ),
    ...enquiry.steps.map(
      (step): Told => ({
        key: `step ${step.id}`,
        at: step.at,
        words: stepWords(step),
        more: [step.by?.firstName, times.nearTime(step.at), step.viewingAt && times.moment(step.viewingAt)]
          .filter(Boolean)
          .join(', '),
        mark: step.kind === 'called' && !step.reached ? 'tried' : 'done',
      }),
    ),
  ]
  return told.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

const MAIL_WORDS = {
  sent: m.desk_mail_delivered,
  waiting: m.desk_mail_waiting,
  refused: m.desk_mail_came_back,
}
