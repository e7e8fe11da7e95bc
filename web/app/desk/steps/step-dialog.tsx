import { zonedDay } from '@belvedere/domain/sales/zoned-time'
import { useState } from 'react'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useKeptText } from '../../staff/access/use-kept-text.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { isColleagues, type StepWish, useDesk } from '../project/desk-project.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { DepositFields, type DepositText, depositOf, emptyDeposit } from './deposit-fields.tsx'
import type { Step } from './make-step.ts'
import { move } from './moves.ts'
import { offerToClose } from './offer-to-close.ts'
import { extendedUntil } from './use-steps.ts'

interface StepDialogProps {
  wish: StepWish
  onClose: () => void
}

const REASON_MAX = 300
const DAY_MS = 86_400_000

const TITLES = {
  extend: m.desk_title_extend,
  release: m.desk_title_release,
  correct: m.desk_title_correct,
  reservation: m.desk_title_reservation,
  contract: m.desk_title_contract,
  sold: m.desk_title_sold,
}

/** What a step asks for before it is made: a reason, a deposit, a date, a confirmation. */
export function StepDialog({ wish: { act, claim }, onClose }: StepDialogProps) {
  const desk = useDesk()
  const localised = useLocalised()
  const name = claim.apartmentName
  const needsReason = act === 'release' || act === 'correct' || isColleagues(claim, desk)
  const [reason, setReason] = useKeptText(`reason ${act} ${claim.id}`)
  const [deposit, setDeposit] = useState<DepositText>(() => emptyDeposit(desk.settings.timeZone))
  const [contractOn, setContractOn] = useState(() =>
    zonedDay(
      Date.now() + (act === 'reservation' ? desk.settings.reservationDays * DAY_MS : 0),
      desk.settings.timeZone,
    ),
  )
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)

  function stepOf(): Step | undefined {
    const why = reason.trim()
    if (needsReason && why === '') return undefined
    const note = why === '' ? {} : { reason: why }
    if (act === 'release' || act === 'correct') return { kind: act, body: { reason: why } }
    if (act === 'extend')
      return { kind: 'extend', body: { until: extendedUntil(claim).toISOString(), ...note } }
    if (act === 'sold') return { kind: 'convert', body: { to: 'sold', ...note } }
    if (contractOn === '') return undefined
    if (act === 'contract') return { kind: 'convert', body: { to: 'contract', contractOn, ...note } }
    const paid = depositOf(deposit)
    return paid && { kind: 'convert', body: { to: 'reservation', deposit: paid, contractOn, ...note } }
  }

  async function submit() {
    setTried(true)
    const step = stepOf()
    if (!step) return
    setBusy(true)
    const done = await move(claim, step, desk)
    if (done) setReason('')
    onClose()
    // The sale stands, whether or not that can be asked now.
    if (done && act === 'sold') await offerToClose(claim, desk, localised).catch(() => undefined)
  }

  return (
    <AskDialog
      title={TITLES[act]({ name })}
      act={actWords(act, name)}
      busy={busy}
      onAct={() => void submit()}
      onClose={onClose}
    >
      <StepText wish={{ act, claim }} />
      {act === 'reservation' && <DepositFields value={deposit} tried={tried} onChange={setDeposit} />}
      {(act === 'reservation' || act === 'contract') && (
        <TextField
          type="date"
          label={act === 'contract' ? m.desk_contract_on() : m.desk_contract_until()}
          value={contractOn}
          problem={tried && contractOn === '' ? m.desk_required() : undefined}
          onChange={({ target }) => setContractOn(target.value)}
        />
      )}
      <TextArea
        label={needsReason ? m.desk_reason() : m.desk_note()}
        aside={<span>{m.desk_never_seen()}</span>}
        value={reason}
        maxLength={REASON_MAX}
        problem={tried && needsReason && reason.trim() === '' ? m.desk_required() : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </AskDialog>
  )
}

function actWords(act: StepWish['act'], name: string): string {
  switch (act) {
    case 'extend':
      return m.desk_extend_24()
    case 'release':
      return m.desk_act_release({ name })
    case 'correct':
      return m.desk_act_correct()
    case 'reservation':
      return m.desk_act_reserve()
    case 'contract':
      return m.desk_act_contract()
    case 'sold':
      return m.desk_act_sell()
  }
}

/** What comes of it, said before it is done. */
function StepText({ wish: { act, claim } }: { wish: StepWish }) {
  const times = useTimes()
  const name = claim.apartmentName
  const buyer = claim.buyer || m.desk_nobody()
  if (act === 'release') return <p>{m.desk_release_text({ name })}</p>
  if (act === 'correct') return <p>{m.desk_correct_text({ name })}</p>
  if (act === 'sold') return <p>{m.desk_sold_text({ name, buyer })}</p>
  if (act === 'extend') return <p>{m.desk_extend_text({ time: times.moment(extendedUntil(claim)) })}</p>
  return <p>{buyer}</p>
}
