import { type ComponentProps, useEffect, useId, useState } from 'react'
import styles from './studio-settings.module.css'

interface SettingFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> {
  label: string
  value: string
  problem?: string | undefined
  unit?: string
  onChange: (text: string) => void
}

/** What is typed stays as it was typed, also while it cannot be saved. */
export function SettingField({ label, value, problem, unit, onChange, ...input }: SettingFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.entry}>
        <input
          {...input}
          id={id}
          className={styles.control}
          value={typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(target.value)
          }}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
      {problem && (
        <span id={`${id}-problem`} className={styles.wrong} role="alert">
          {problem}
        </span>
      )}
    </div>
  )
}
