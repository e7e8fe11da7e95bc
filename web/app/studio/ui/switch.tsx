import type { ReactNode } from 'react'
import styles from './studio-switch.module.css'

interface SwitchProps {
  on: boolean
  children: ReactNode
  onChange: (on: boolean) => void
}

/** On or off, at once. */
export function Switch({ on, children, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
