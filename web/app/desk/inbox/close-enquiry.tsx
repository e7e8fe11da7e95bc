import { Popover } from '@base-ui/react/popover'
import { LOST_REASONS, NOTE_MAX } from '@belvedere/domain/enquiries/inbox'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useKeptText } from '../../staff/access/use-kept-text.ts'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { tellClosed } from '../notices/notice-store.ts'
import { useFlatsNow } from '../project/use-flats-now.ts'
import styles from './desk-close-enquiry.module.css'
import actions from './desk-enquiry-actions.module.css'
import { LOST_WORDS, REFUSED_STEP } from './enquiry-words.ts'
import { type Act, type EnquiryInFull, type NewStep, nameOf } from './inbox-enquiry.ts'

interface CloseEnquiryProps {
  enquiry: EnquiryInFull
  onAct: Act
}

/** Closed as won, with which apartment; or as lost, with why. For twenty seconds it can be taken back at a press. */
export function CloseEnquiry({ enquiry, onAct }: CloseEnquiryProps) {
  const flats = useFlatsNow()
  const asked = enquiry.apartments.map(({ id }) => id)
  const [open, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<'won' | 'lost'>('lost')
  const [lostReason, setLostReason] = useState<(typeof LOST_REASONS)[number]>()
  const [apartmentId, setApartmentId] = useState(asked[0])
  const [note, setNote] = useKeptText(`close ${enquiry.id}`)
  const { busy, problem, run, say } = useAction()

  /** Undefined while it is not said how it ended. */
  function stepOf(): NewStep | undefined {
    const closed = { kind: 'closed', note: note.trim() } as const
    if (outcome === 'won') return apartmentId === undefined ? undefined : { ...closed, outcome, apartmentId }
    return lostReason && { ...closed, outcome, lostReason }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const step = stepOf()
    if (!step) return say(outcome === 'won' ? m.desk_choose_won() : m.desk_choose_reason())
    if (!(await run(() => onAct(step), REFUSED_STEP))) return
    setOpen(false)
    setNote('')
    tellClosed(nameOf(enquiry), () => onAct({ kind: 'reopened' }))
  }

  function choose(reason: (typeof LOST_REASONS)[number]) {
    say(undefined)
    setLostReason(reason)
  }

  function byNumber(event: KeyboardEvent) {
    const reason = LOST_REASONS[Number(event.key) - 1]
    if (outcome !== 'lost' || !reason || event.target instanceof HTMLTextAreaElement) return
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return
    event.preventDefault()
    choose(reason)
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={`${actions.action} ${actions.last}`} data-key="e">
        {m.desk_close()} <StaffIcon name={open ? 'up' : 'down'} size={16} /> <kbd>E</kbd>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.place} align="end" sideOffset={8}>
          <Popover.Popup className={styles.popup} aria-label={m.desk_close_enquiry()} onKeyDown={byNumber}>
            <form className={styles.form} onSubmit={submit}>
              <Popover.Title className={styles.title}>{m.desk_close_enquiry()}</Popover.Title>
              <fieldset className={styles.outcome} aria-label={m.desk_outcome()}>
                {(['won', 'lost'] as const).map((one) => (
                  <button
                    key={one}
                    type="button"
                    aria-pressed={outcome === one}
                    onClick={() => setOutcome(one)}
                  >
                    {one === 'won' ? m.desk_won() : m.desk_lost_word()}
                  </button>
                ))}
              </fieldset>
              {outcome === 'lost' ? (
                <fieldset className={styles.reasons}>
                  <legend>{m.desk_reason()}</legend>
                  {LOST_REASONS.map((reason, nth) => (
                    <label key={reason} data-on={reason === lostReason || undefined}>
                      <input
                        type="radio"
                        name="lost-reason"
                        checked={reason === lostReason}
                        onChange={() => choose(reason)}
                      />
                      {LOST_WORDS[reason]()}
                      <kbd>{nth + 1}</kbd>
                    </label>
                  ))}
                </fieldset>
              ) : (
                <label className={styles.flat}>
                  {m.desk_apartment()}
                  <select
                    value={apartmentId ?? ''}
                    onChange={({ target }) => setApartmentId(Number(target.value))}
                  >
                    {flats
                      .toSorted(
                        (one, other) => Number(asked.includes(other.id)) - Number(asked.includes(one.id)),
                      )
                      .map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                  </select>
                </label>
              )}
              <input
                type="text"
                className={styles.note}
                aria-label={m.desk_note()}
                placeholder={m.desk_note()}
                maxLength={NOTE_MAX}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
              <ActionProblem problem={problem} />
              <div className={styles.foot}>
                <Button onClick={() => setOpen(false)}>{m.desk_cancel()}</Button>
                <Button type="submit" look="primary" busy={busy}>
                  {outcome === 'won' ? m.desk_close_won() : m.desk_close_lost()}
                </Button>
              </div>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
