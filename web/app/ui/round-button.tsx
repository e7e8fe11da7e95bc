import type { ReactNode } from 'react'
import styles from './round-button.module.css'

interface RoundButtonProps {
  /** Bare where a panel's own paper is the ground. */
  ground: 'glass' | 'paper' | 'bare'
  label: string
  onClick: () => void
  children: ReactNode
}

export function RoundButton({ ground, label, onClick, children }: RoundButtonProps) {
  return (
    <button type="button" className={styles.button} data-ground={ground} aria-label={label} onClick={onClick}>
      {children}
    </button>
  )
}
