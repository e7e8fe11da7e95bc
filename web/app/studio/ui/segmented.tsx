import type { ReactNode } from 'react'
import styles from './studio-segmented.module.css'

interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  choices: readonly { readonly value: Value; readonly words: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of two or three, side by side: radio buttons. */
export function Segmented<Value extends string>({ label, value, choices, onChange }: SegmentedProps<Value>) {
  return (
    <fieldset className={styles.segmented} aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={label}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.words}
        </label>
      ))}
    </fieldset>
  )
}
