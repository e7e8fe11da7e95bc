import { holdChoices } from '@belvedere/domain/sales/board'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { Suggest } from '../../staff/ui/suggest.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDesk } from '../project/desk-project.ts'
import type { Flat } from '../project/load-flats.ts'
import { DepositFields } from '../steps/deposit-fields.tsx'
import { BuyerField } from './buyer-field.tsx'
import styles from './desk-hold.module.css'
import { bodyOf, type HoldDraft, untilOf } from './hold-draft.ts'
import { KindChoice } from './kind-choice.tsx'

const NOTE_MAX = 300
const OFFERED_MAX = 8
/** For whom the project sets no limit, a year is offered. */
const NO_LIMIT_HOURS = 24 * 365
const HOUR_MS = 3_600_000

interface HoldFormProps {
  draft: HoldDraft
  flat: Flat | undefined
  flats: readonly Flat[]
  /** The apartment was chosen before it opened. */
  chosen: boolean
  problem: string | undefined
  busy: boolean
  onChange: (part: Partial<HoldDraft>) => void
  onSubmit: () => void
  onClose: () => void
}

export function HoldForm(props: HoldFormProps) {
  const { draft, flat, flats, chosen, problem, busy, onChange, onSubmit, onClose } = props

  const { settings, head } = useDesk()
  const times = useTimes()
  const [tried, setTried] = useState(false)
  const [sought, setSought] = useState('')
  const most = head ? NO_LIMIT_HOURS : settings.holdHoursMax
  const hours = holdChoices({ usual: settings.holdHours, most })
  const until = untilOf(draft, times)
  // The hours that are offered are within what one may.
  const typesUntil = draft.kind === 'hold' && draft.hours === undefined
  const untilProblem = typesUntil ? wrongUntil(until, head ? undefined : most) : undefined

  function submit(event?: FormEvent) {
    event?.preventDefault()
    setTried(true)
    if (flat && bodyOf(draft, times) && !untilProblem) onSubmit()
  }

  /** Enter in a field never submits; Ctrl or ⌘ Enter does. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      submit()
    } else if (event.target instanceof HTMLInputElement) event.preventDefault()
  }

  // A whole number is chosen by typing it, also when the apartments come after it was typed.
  const typed = flats.find(
    ({ status, name }) => status === 'available' && name.toLowerCase() === sought.trim().toLowerCase(),
  )?.id
  useEffect(() => {
    if (typed !== undefined && draft.apartmentId === undefined) onChange({ apartmentId: typed })
  }, [typed, draft.apartmentId, onChange])

  const free = flats.filter(({ status, name }) => {
    const text = sought.trim().toLowerCase()
    return status === 'available' && text !== '' && name.toLowerCase().includes(text)
  })

  return (
    <form className={styles.form} noValidate onSubmit={submit} onKeyDown={press}>
      <div className={styles.fields}>
        {!chosen && (
          <Suggest
            label={m.desk_apartment()}
            placeholder={m.desk_choose_apartment()}
            value={flat && sought === '' ? flat.name : sought}
            suggestions={free.slice(0, OFFERED_MAX).map((one) => ({
              key: String(one.id),
              words: one.name,
              more: `${statusWord(one.status)}, ${one.building}`,
            }))}
            onChange={(text) => {
              setSought(text)
              onChange({ apartmentId: undefined })
            }}
            onChoose={(key) => {
              setSought('')
              onChange({ apartmentId: Number(key) })
            }}
          />
        )}
        {tried && !flat && <p className={styles.wrong}>{m.desk_required()}</p>}
        <BuyerField draft={draft} tried={tried} onChange={onChange} />
        <KindChoice kind={draft.kind} onChange={(kind) => onChange({ kind })} />
        {draft.kind === 'hold' ? (
          <fieldset className={styles.until}>
            <legend>
              <span>{m.desk_until()}</span>
              <span className={styles.aside}>{until && times.moment(until)}</span>
            </legend>
            {hours.map((one) => (
              <label key={one} className={styles.pill}>
                <input
                  type="radio"
                  name="desk-hours"
                  checked={draft.hours === one}
                  onChange={() => onChange({ hours: one })}
                />
                {m.desk_hours({ hours: one })}
              </label>
            ))}
            <label className={styles.pill}>
              <input
                type="radio"
                name="desk-hours"
                checked={draft.hours === undefined}
                onChange={() => onChange({ hours: undefined })}
              />
              {m.desk_other()}
            </label>
            {draft.hours === undefined && (
              <div className={styles.other}>
                <TextField
                  type="datetime-local"
                  label={m.desk_until_when()}
                  value={draft.until}
                  problem={tried ? untilProblem : undefined}
                  onChange={({ target }) => onChange({ until: target.value })}
                />
              </div>
            )}
          </fieldset>
        ) : (
          <>
            <DepositFields
              value={draft.deposit}
              tried={tried}
              onChange={(deposit) => onChange({ deposit })}
            />
            <TextField
              type="date"
              label={m.desk_contract_until()}
              value={draft.contractOn}
              problem={tried && draft.contractOn === '' ? m.desk_required() : undefined}
              onChange={({ target }) => onChange({ contractOn: target.value })}
            />
          </>
        )}
        <TextArea
          label={m.desk_note()}
          aside={<span>{m.desk_never_seen()}</span>}
          value={draft.note}
          maxLength={NOTE_MAX}
          rows={2}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.said} role={problem ? 'alert' : undefined} data-wrong={problem ? '' : undefined}>
          {problem ?? (draft.kind === 'hold' ? m.desk_pending_at_once() : m.desk_reserved_at_once())}
        </p>
        <Button className={styles.cancel} onClick={onClose}>
          {m.desk_cancel()}
        </Button>
        <Button type="submit" look="primary" busy={busy}>
          {actWords(draft)}
        </Button>
      </div>
    </form>
  )

  /** The button names the act. */
  function actWords({ kind, hours: count, contractOn }: HoldDraft): string {
    if (kind === 'hold' && count !== undefined) return m.desk_hold_hours({ count })
    if (kind === 'hold') return until ? m.desk_hold_until({ time: times.moment(until) }) : m.desk_hold()
    return contractOn ? m.desk_reserve_until({ day: times.day(contractOn) }) : m.desk_act_reserve()
  }
}

/** Why it cannot be held until then; whoever has no limit may take any time to come. */
function wrongUntil(until: Date | undefined, most: number | undefined): string | undefined {
  if (!until) return m.desk_required()
  const left = until.getTime() - Date.now()
  if (most !== undefined && (left <= 0 || left > most * HOUR_MS)) return m.desk_until_wrong({ hours: most })
  return left <= 0 ? m.desk_until_past() : undefined
}
