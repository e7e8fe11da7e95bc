import { m } from '../../paraglide/messages.js'
import styles from './desk-hold.module.css'
import type { HoldDraft } from './hold-draft.ts'

interface KindChoiceProps {
  kind: HoldDraft['kind']
  onChange: (kind: HoldDraft['kind']) => void
}

/** A hold, or a reservation with a deposit: two radio buttons that say what they are. */
export function KindChoice({ kind, onChange }: KindChoiceProps) {
  const choices = [
    { kind: 'hold', words: m.desk_hold(), text: m.desk_kind_hold_text() },
    { kind: 'reservation', words: m.desk_kind_reservation(), text: m.desk_kind_reservation_text() },
  ] as const
  return (
    <fieldset className={styles.kinds}>
      <legend>{m.desk_kind()}</legend>
      {choices.map((choice) => (
        <label key={choice.kind} className={styles.kind}>
          <input
            type="radio"
            name="desk-kind"
            checked={choice.kind === kind}
            onChange={() => onChange(choice.kind)}
          />
          <span>
            <b>{choice.words}</b>
            <span className={styles.text}>{choice.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
