import { isToCome } from '@belvedere/domain/enquiries/what-stands'
import { m } from '../../paraglide/messages.js'
import type { Times } from '../../staff/time/times-in.ts'
import type { EnquiryStep, InboxEnquiry } from './inbox-enquiry.ts'

export const KIND_WORDS = {
  'ask-for-price': m.desk_asked_for_price,
  favourites: m.desk_sent_favourites,
}

/** What an enquiry says of itself when a step of it is refused. */
export const REFUSED_STEP = {
  'in-the-past': m.desk_only_future,
  'already-there': m.desk_viewing_there,
  'too-late': m.desk_step_too_late,
  'reason-required': m.desk_refused_reason,
}

export const LOST_WORDS = {
  'price-above-budget': m.desk_lost_price,
  'bought-elsewhere': m.desk_lost_elsewhere,
  'chose-another-of-ours': m.desk_lost_another,
  'financing-refused': m.desk_lost_financing,
  'no-answer': m.desk_lost_no_answer,
  'not-looking': m.desk_lost_not_looking,
}

/** How it ended; else the viewing that is to come, else what the buyer heard last. */
export function answerWords({ lastAnswer, outcome, viewingAt: set }: InboxEnquiry, times: Times): string {
  if (outcome) return outcome === 'won' ? m.desk_won() : m.desk_lost_word()
  if (isToCome(set, Date.now())) return m.desk_viewing_at({ time: times.nearTime(set) })
  if (!lastAnswer) return ''
  const { kind, at, viewingAt } = lastAnswer
  if (kind === 'viewing' || kind === 'viewing-moved')
    return m.desk_viewing_at({ time: times.nearTime(viewingAt ?? at) })
  const time = times.nearTime(at)
  return kind === 'called' ? m.desk_called_at({ time }) : m.desk_replied_at({ time })
}

const who = (person: EnquiryStep['by']) => (person ? person.firstName : m.desk_by_itself())

/** For when, or why. */
export const stepMore = ({ viewingAt, lostReason }: EnquiryStep, times: Times): string[] => [
  ...(viewingAt ? [times.moment(viewingAt)] : []),
  ...(lostReason ? [LOST_WORDS[lostReason]()] : []),
]

/** What was done, in words. */
export function stepWords(step: EnquiryStep): string {
  const name = who(step.by)
  switch (step.kind) {
    case 'opened':
      return m.desk_did_open({ name })
    case 'assigned':
      return step.agent ? m.desk_did_assign({ name: step.agent.firstName }) : m.desk_did_unassign()
    case 'called':
      return step.reached ? m.desk_did_call() : m.desk_did_call_in_vain()
    case 'replied':
      return m.desk_did_reply()
    case 'noted':
      return m.desk_did_note()
    case 'viewing':
      return m.desk_did_viewing()
    case 'viewing-moved':
      return m.desk_did_viewing_move()
    case 'viewing-off':
      return m.desk_did_viewing_off()
    case 'answer-undone':
      return m.desk_did_undo_answer()
    case 'held':
      return m.desk_did_hold()
    case 'closed':
      return step.outcome === 'won' ? m.desk_did_win() : m.desk_did_lose()
    case 'reopened':
      return m.desk_did_reopen()
    case 'merged':
      return m.desk_did_merge()
    case 'separated':
      return m.desk_did_separate()
  }
}
