import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { StatusGlyph } from '../../ui/status-glyph.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { useDesk } from '../project/desk-project.ts'
import { PersonMark } from '../ui/person-mark.tsx'
import styles from './desk-enquiry-row.module.css'
import { answerWords, KIND_WORDS, LOST_WORDS, REFUSED_STEP } from './enquiry-words.ts'
import { addStep, type InboxEnquiry, nameOf } from './inbox-enquiry.ts'
import { WaitingTime } from './waiting-time.tsx'

interface EnquiryRowProps {
  enquiry: InboxEnquiry
  isOpen: boolean
  to: string
  onChanged: () => void
}

/** Who, since when, what, and whose it is; one that is nobody's is taken at a press, a phone calls from here. */
export function EnquiryRow({ enquiry, isOpen, to, onChanged }: EnquiryRowProps) {
  const { project, profile } = useDesk()
  const times = useTimes()
  const { id, kind, state, localeId, acceptedAt, apartments, agent, phoneNumber, lostReason } = enquiry
  const name = nameOf(enquiry)
  const { problem, busy, run } = useAction()
  const take = () =>
    run(async () => {
      await addStep(project.id, id, { kind: 'assigned', agentId: profile.id, note: '' })
      onChanged()
    }, REFUSED_STEP)
  return (
    <li className={styles.row} data-state={state}>
      <Link className={styles.open} to={to} aria-current={isOpen || undefined} data-enquiry={id}>
        <b>{name}</b> <span className={styles.language}>{localeId === 'rs' ? 'SR' : 'EN'}</span>
      </Link>
      <span className={styles.since}>
        {state === 'unanswered' ? <WaitingTime since={acceptedAt} /> : answerWords(enquiry, times)}
      </span>
      <span className={styles.source}>
        <Icon name={kind === 'favourites' ? 'heart' : 'euro'} size={16} /> {KIND_WORDS[kind]()}
      </span>
      <span className={styles.flats}>
        {apartments.map((flat) => (
          <span key={flat.id} title={statusWord(flat.status)}>
            <svg viewBox="-7 -7 14 14" aria-hidden="true" style={{ color: `var(--stt-${flat.status})` }}>
              <StatusGlyph name={flat.status} />
            </svg>
            <span className={hidden.hidden}>{statusWord(flat.status)}</span> {flat.name}
          </span>
        ))}
      </span>
      {lostReason && <span className={styles.why}>{LOST_WORDS[lostReason]()}</span>}
      <span className={styles.whose}>
        {agent ? (
          <PersonMark person={agent} size={26} />
        ) : (
          <button
            type="button"
            className={styles.take}
            aria-label={m.desk_take({ name })}
            disabled={busy}
            onClick={take}
          >
            <StaffIcon name="plus" size={16} />
          </button>
        )}
        {state === 'unanswered' && phoneNumber && (
          <a className={styles.call} href={`tel:${phoneNumber}`} aria-label={m.desk_call_of({ name })}>
            <StaffIcon name="call" />
          </a>
        )}
      </span>
      <ActionProblem problem={problem} />
    </li>
  )
}
