import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { useRef, useState } from 'react'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { CardHead } from '../../ui/card-head.tsx'
import { MEDIA } from '../../ui/media.ts'
import { Panel } from '../../ui/panel.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { addBuyer, buyerName } from '../buyers/buyer-record.ts'
import { tell, undoBy } from '../notices/notice-store.ts'
import { type DeskClaim, type HoldWish, useDesk } from '../project/desk-project.ts'
import { useFlatsNow } from '../project/use-flats-now.ts'
import { makeStep, refusedStep } from '../steps/make-step.ts'
import { markFresh } from '../steps/moves.ts'
import { newBuyerOf } from './buyer-contact.tsx'
import { claim, type Outcome } from './claim.ts'
import styles from './desk-hold.module.css'
import { FlatBand } from './flat-band.tsx'
import { bodyOf, type HoldDraft, recordOf } from './hold-draft.ts'
import { HoldForm } from './hold-form.tsx'
import { HoldRefused } from './hold-refused.tsx'
import { useHoldDraft } from './use-hold-draft.ts'

interface HoldDialogProps {
  wish: HoldWish
  onClose: () => void
}

type Refused = Extract<Outcome, { is: 'taken' | 'offered' | 'not-free' }>

/** Holds or reserves an apartment for a buyer; who is too late learns from whom, and what else there is (RSV-02, RSV-04). */
export function HoldDialog({ wish, onClose }: HoldDialogProps) {
  const { project, settings, acting } = useDesk()
  const onPhone = useMediaQuery(MEDIA['--phone'])
  const times = useTimes()
  const localised = useLocalised()
  const flats = useFlatsNow()
  const { draft, change, forget } = useHoldDraft(wish)
  const [refused, setRefused] = useState<Refused>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const flat = flats.find(({ id }) => id === draft.apartmentId)

  function close() {
    forget()
    onClose()
  }

  function had(made: DeskClaim) {
    const { apartmentName: name, buyer, until, apartmentId } = made
    markFresh(made.id)
    close()
    const undo = async () => {
      await acting(() => makeStep(made, { kind: 'release', body: { reason: m.desk_undone_reason() } }))
      tell({ tone: 'done', title: m.desk_undone({ name }) })
    }
    tell({
      tone: 'done',
      title: until ? m.desk_held_for({ name, buyer }) : m.desk_reserved_for({ name, buyer }),
      ...(until && { text: m.desk_held_until({ time: times.moment(until) }) }),
      open: localised(deskPath(project.id, 'apartments', apartmentId)),
      undo: undoBy(undo, refusedStep(name)),
    })
  }

  /** Somebody new becomes one of the project's buyers first; a second try finds them made. */
  async function withRecord(typed: HoldDraft): Promise<HoldDraft | undefined> {
    if (!typed.contact) return typed
    const outcome = await addBuyer(project.id, newBuyerOf(typed.buyer, typed.contact))
    if (!outcome.done) {
      setProblem(outcome.why)
      return undefined
    }
    const whole = { ...typed, buyer: buyerName(outcome.done), known: outcome.done, contact: undefined }
    change(whole)
    return whole
  }

  async function submit(passOver?: number) {
    if (!flat || !bodyOf(draft, times, passOver) || busy) return
    setBusy(true)
    setProblem(undefined)
    const whole = await withRecord(draft)
    const body = whole && bodyOf(whole, times, passOver)
    if (!body) return setBusy(false)
    const outcome = await acting(() => claim(project.id, flat.id, body))
    setBusy(false)
    if (outcome.is === 'had') had(outcome.claim)
    else if (outcome.is === 'offline') setProblem(m.desk_offline())
    else if (outcome.is === 'too-long') setProblem(m.desk_until_wrong({ hours: settings.holdHoursMax }))
    else if (outcome.is === 'needs-reason') setProblem(m.desk_hold_takes_over())
    else if (outcome.is === 'failed') setProblem(outcome.why)
    else setRefused(outcome)
  }

  return (
    <Panel
      label={m.desk_hold_title()}
      shape={onPhone ? 'sheet' : 'centre'}
      onClose={close}
      className={styles.panel}
      // What is asked for first.
      initialFocus={() => form.current?.querySelector<HTMLElement>('[role=combobox]') ?? null}
    >
      <div ref={form} className={styles.dialog}>
        <div className={styles.head}>
          <CardHead title={m.desk_hold_title()} size="sheet" closeWord={m.desk_close()} onClose={close} />
        </div>
        {flat && <FlatBand flat={flat} />}
        {refused && flat ? (
          <HoldRefused
            refused={refused}
            flat={flat}
            flats={flats}
            buyer={draft.buyer.trim()}
            record={recordOf(draft)}
            busy={busy}
            onPassOver={(waitingId) => void submit(waitingId)}
            onOther={(apartmentId) => {
              change({ apartmentId, waitingId: undefined })
              setRefused(undefined)
            }}
            onClose={close}
          />
        ) : (
          <HoldForm
            draft={draft}
            flat={flat}
            flats={flats}
            chosen={wish.apartmentId !== undefined}
            problem={problem}
            busy={busy}
            onChange={change}
            onSubmit={() => void submit()}
            onClose={close}
          />
        )}
      </div>
    </Panel>
  )
}
