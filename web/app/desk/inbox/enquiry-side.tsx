import { mayAct } from '@belvedere/domain/enquiries/inbox'
import { whatStands } from '@belvedere/domain/enquiries/what-stands'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import type { Times } from '../../staff/time/times-in.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from '../project/desk-project.ts'
import { claimStepWords } from '../ui/claim-step-words.ts'
import styles from './desk-enquiry-side.module.css'
import { REFUSED_STEP, stepMore, stepWords } from './enquiry-words.ts'
import { type Act, type EnquiryInFull, nameOf } from './inbox-enquiry.ts'
import { Viewing } from './viewing.tsx'

interface EnquirySideProps {
  enquiry: EnquiryInFull
  onAct: Act
  onChanged: () => void
}

type Told = {
  key: string
  at: string
  words: string
  more: string
  mark: 'done' | 'tried' | 'failed'
  stepId?: number
  /** Of a mail that came back. */
  mailId?: number
}

/** What happened, in order, what comes next, and what is known of who wrote. */
export function EnquirySide({ enquiry, onAct, onChanged }: EnquirySideProps) {
  const { project, profile, head } = useDesk()
  const times = useTimes()
  const localised = useLocalised()
  const { buyer, state, agent, steps } = enquiry
  const { problem, busy, run } = useAction()
  const mine = mayAct({ agentId: agent?.id ?? null, seller: { id: profile.id, head } })
  const undoable = mine && state !== 'closed' ? whatStands(steps).undoable?.id : undefined
  return (
    <aside className={styles.side}>
      <section aria-label={m.desk_happened()}>
        <h2>{m.desk_happened()}</h2>
        <ol className={styles.steps}>
          {toldOf(enquiry, times).map(({ key, words, more, mark, stepId, mailId }) => (
            <li key={key} data-mark={mark}>
              <b>{words}</b>
              <span>{more}</span>
              {mailId !== undefined && <MailAgain mailId={mailId} onSent={onChanged} />}
              {stepId !== undefined && stepId === undoable && (
                <span>
                  <Button
                    look="text"
                    busy={busy}
                    onClick={() => void run(() => onAct({ kind: 'answer-undone' }), REFUSED_STEP)}
                  >
                    {m.desk_undo_answer()}
                  </Button>
                  <ActionProblem problem={problem} />
                </span>
              )}
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

/** A mail that the mail server refused is tried again at a press (SEC-07). */
function MailAgain({ mailId, onSent }: { mailId: number; onSent: () => void }) {
  const { project } = useDesk()
  const { busy, problem, run } = useAction()
  const send = () =>
    run(() =>
      answered(
        browserApi().send('POST /api/v1/desk/projects/{projectId}/undelivered-mails/{id}/send-again', {
          params: { projectId: project.id, id: mailId },
        }),
      ).finally(onSent),
    )
  return (
    <span>
      <Button look="text" busy={busy} onClick={() => void send()}>
        {m.desk_send_again()}
      </Button>
      <ActionProblem problem={problem} />
    </span>
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
        ...(state === 'refused' && { mailId: id }),
      }),
    ),
    ...enquiry.steps.map(
      (step): Told => ({
        key: `step ${step.id}`,
        stepId: step.id,
        at: step.at,
        words: stepWords(step),
        more: [step.by?.firstName, times.nearTime(step.at), ...stepMore(step, times)]
          .filter(Boolean)
          .join(', '),
        mark: step.kind === 'called' && !step.reached ? 'tried' : 'done',
      }),
    ),
    ...enquiry.claimSteps.map(
      (step): Told => ({
        key: `claim ${step.claimId} ${step.step} ${step.at}`,
        at: step.at,
        words: claimStepWords({ ...step, buyer: nameOf(enquiry) }, times),
        more: [step.apartmentName, step.by?.firstName, times.nearTime(step.at)].filter(Boolean).join(', '),
        mark: 'done',
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
