import {
  canMinus,
  canPlus,
  type EnteredRate,
  enterRate,
  type RateProblem,
  rateAfterMinus,
  rateAfterPlus,
} from '@belvedere/domain/loan/interest-rate-field'
import type { Locale } from '@belvedere/domain/screens/locale'
import { useId, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import styles from './rate-field.module.css'

interface RateFieldProps {
  entered: EnteredRate
  onChange: (entered: EnteredRate) => void
}

const WORDS: Record<RateProblem, () => string> = {
  'above-maximum': m.loan_rate_above,
  'below-minimum': m.loan_rate_below,
  'enter-rate': m.loan_rate_enter,
}

/** The interest rate between its two buttons (CAL-02). While it is 0, it asks to be filled in. */
export function RateField({ entered, onChange }: RateFieldProps) {
  const { rate, problem } = entered
  const id = useId()
  const locale = useLocale()
  // As it is being written: "3." is not a number's own form.
  const [draft, setDraft] = useState<string>()
  const write = (text: string) => {
    const next = enterRate(text)
    setDraft(next.problem === 'above-maximum' ? String(next.rate) : text)
    onChange(next)
  }
  const step = (next: EnteredRate) => {
    setDraft(undefined)
    onChange(next)
  }
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {m.loan_rate()}
      </label>
      <div className={styles.field} data-wrong={problem ? '' : undefined}>
        <button
          type="button"
          aria-label={m.loan_rate_down()}
          disabled={!canMinus(rate)}
          onClick={() => step(rateAfterMinus(rate))}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? shown(rate, locale)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-message`}
          // Written before a 0 that stays, 3.5 would pass 30 and end at the maximum.
          onClick={({ currentTarget }) => rate === 0 && currentTarget.select()}
          onBlur={() => setDraft(undefined)}
          onChange={(event) => write(event.target.value)}
        />
        <span className={styles.unit} aria-hidden="true">
          %
        </span>
        <button
          type="button"
          aria-label={m.loan_rate_up()}
          disabled={!canPlus(rate)}
          onClick={() => step(rateAfterPlus(rate))}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p id={`${id}-message`} className={styles.message} data-wrong={problem ? '' : undefined} role="status">
        {problem && <Icon name="error" size={16} />}
        {problem ? WORDS[problem]() : rate === 0 && m.loan_rate_enter()}
      </p>
    </div>
  )
}

/** With the comma or the point of the language; either is read (STU-09). */
const shown = (rate: number, locale: Locale) =>
  Number.isNaN(rate) ? '' : String(rate).replace('.', locale === 'en' ? '.' : ',')
