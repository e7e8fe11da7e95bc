import type { ComponentProps, ReactNode } from 'react'
import styles from './choice-pills.module.css'

interface ChoicePillsProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  legend: ReactNode
  choices: readonly string[]
}

/** One of a few, or none: radio buttons that look like pills. */
export function ChoicePills({ legend, choices, ...input }: ChoicePillsProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice} className={styles.pill}>
            <input {...input} type="radio" value={choice} />
            <span>{choice}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
