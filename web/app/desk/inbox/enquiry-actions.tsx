import { mayAct } from '@belvedere/domain/enquiries/inbox'
import { replyMail } from '@belvedere/domain/enquiries/reply-mail'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { tell, undoBy } from '../notices/notice-store.ts'
import { useDesk } from '../project/desk-project.ts'
import { AssignMenu } from './assign-menu.tsx'
import { CloseEnquiry } from './close-enquiry.tsx'
import styles from './desk-enquiry-actions.module.css'
import { REFUSED_STEP } from './enquiry-words.ts'
import { type Act, type EnquiryInFull, type NewStep, nameOf } from './inbox-enquiry.ts'

interface EnquiryActionsProps {
  enquiry: EnquiryInFull
  onAct: Act
}

/** What may be done about an enquiry, each with its key; a colleague's is taken over first. */
export function EnquiryActions({ enquiry, onAct }: EnquiryActionsProps) {
  const { profile, head, project, openHold } = useDesk()
  /** What was opened on the device, and is not said yet to have come about. */
  const [asks, setAsks] = useState<'call' | 'reply'>()
  /** On a phone, what has no place at the thumb. */
  const [more, setMore] = useState(false)
  const { busy, problem, run } = useAction()
  const act = (step: NewStep) => run(() => onAct(step), REFUSED_STEP)
  async function heard(by: 'call' | 'reply') {
    const step: NewStep = by === 'call' ? { kind: 'called', reached: true, note: '' } : { kind: 'replied' }
    if (!(await act(step))) return
    setAsks(undefined)
    tell({
      tone: 'done',
      title: m.desk_answered_of({ name: nameOf(enquiry) }),
      undo: undoBy(() => onAct({ kind: 'answer-undone' })),
    })
  }
  /** A call in vain is worth knowing of; a mail that was not sent is nothing. */
  async function unheard(by: 'call' | 'reply') {
    if (by === 'reply' || (await act({ kind: 'called', reached: false, note: '' }))) setAsks(undefined)
  }
  const { phoneNumber, apartments, agent, state, id } = enquiry
  const name = nameOf(enquiry)
  if (state === 'closed')
    return (
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void act({ kind: 'reopened' })}>
          {m.desk_reopen()}
        </Button>
        <ActionProblem problem={problem} />
      </div>
    )
  const mine = mayAct({ agentId: agent?.id ?? null, seller: { id: profile.id, head } })
  if (!mine)
    return (
      <div className={styles.actions}>
        <p className={styles.theirs}>{m.desk_is_of({ name: agent?.firstName ?? '' })}</p>
        <AssignMenu enquiry={enquiry} onAct={act} />
        <ActionProblem problem={problem} />
      </div>
    )
  const free = apartments.find(({ status }) => status === 'available')
  return (
    <div className={styles.actions}>
      <div className={styles.foot}>
        {phoneNumber && (
          <a
            className={styles.primary}
            href={`tel:${phoneNumber}`}
            data-key="c"
            onClick={() => setAsks('call')}
          >
            <StaffIcon name="call" size={18} /> {m.desk_call()} <kbd>C</kbd>
          </a>
        )}
        <a
          className={styles.action}
          href={replyTo(enquiry, project.name)}
          data-key="r"
          onClick={() => setAsks('reply')}
        >
          <Icon name="mail" size={18} /> {m.desk_reply()} <kbd>R</kbd>
        </a>
        {free && (
          <Button
            className={styles.action}
            data-key="h"
            onClick={() => openHold({ apartmentId: free.id, buyer: name, enquiryId: id })}
          >
            {m.desk_hold_apartment()} <kbd>H</kbd>
          </Button>
        )}
        {asks && (
          <p className={styles.reached} role="status">
            {asks === 'call'
              ? m.desk_did_you_reach({ name: enquiry.firstName || name })
              : m.desk_did_you_send()}
            <Button busy={busy} onClick={() => void heard(asks)}>
              {m.desk_yes()}
            </Button>
            <Button onClick={() => void unheard(asks)}>
              {asks === 'call' ? m.desk_no_answer() : m.desk_no()}
            </Button>
          </p>
        )}
      </div>
      <button
        type="button"
        className={styles.more}
        aria-label={m.desk_more_acts()}
        aria-expanded={more}
        onClick={() => setMore(!more)}
      >
        <StaffIcon name="more" />
      </button>
      <div className={styles.rest} data-open={more || undefined}>
        <AssignMenu enquiry={enquiry} onAct={act} />
        <CloseEnquiry enquiry={enquiry} onAct={onAct} />
      </div>
      <ActionProblem problem={problem} />
    </div>
  )
}

/** In the buyer's own language, with what they asked about. */
function replyTo(enquiry: EnquiryInFull, project: string): string {
  const inTheirs = { locale: enquiry.localeId === 'rs' ? 'sr-Latn' : 'en' } as const
  const flats = enquiry.apartments.map(({ name }) => name).join(', ')
  return replyMail({
    to: enquiry.emailAddress,
    subject: m.desk_reply_subject({ flats, project }, inTheirs),
    lines: [
      m.desk_reply_greeting({ name: nameOf(enquiry) }, inTheirs),
      '',
      m.desk_reply_about({ flats }, inTheirs),
      '',
    ],
  })
}
