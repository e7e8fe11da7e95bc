import { mayAct } from '@belvedere/domain/enquiries/inbox'
import { replyMail } from '@belvedere/domain/enquiries/reply-mail'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
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
  const [calling, setCalling] = useState(false)
  const { busy, problem, run } = useAction()
  const act = (step: NewStep) => run(() => onAct(step), REFUSED_STEP)
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
      {phoneNumber && (
        <a
          className={styles.primary}
          href={`tel:${phoneNumber}`}
          data-key="c"
          onClick={() => setCalling(true)}
        >
          <Icon name="phone" size={18} /> {m.desk_call()} <kbd>C</kbd>
        </a>
      )}
      <a
        className={styles.action}
        href={replyTo(enquiry, project.name)}
        data-key="r"
        onClick={() => void act({ kind: 'replied' })}
      >
        <Icon name="mail" size={18} /> {m.desk_reply()} <kbd>R</kbd>
      </a>
      <AssignMenu enquiry={enquiry} onAct={act} />
      {free && (
        <Button
          className={styles.action}
          data-key="h"
          onClick={() => openHold({ apartmentId: free.id, buyer: name, enquiryId: id })}
        >
          {m.desk_hold_apartment()} <kbd>H</kbd>
        </Button>
      )}
      <CloseEnquiry enquiry={enquiry} onAct={onAct} />
      {calling && (
        <p className={styles.reached} role="status">
          {m.desk_did_you_reach({ name: enquiry.firstName || name })}
          {[true, false].map((reached) => (
            <Button
              key={String(reached)}
              onClick={() => {
                setCalling(false)
                void act({ kind: 'called', reached, note: '' })
              }}
            >
              {reached ? m.desk_yes() : m.desk_no_answer()}
            </Button>
          ))}
        </p>
      )}
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
