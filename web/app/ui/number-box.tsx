import { useState } from 'react'
import styles from './number-box.module.css'

interface NumberBoxProps {
  label: string
  value: number
  /** As it stands there while nobody writes in it. */
  show: (value: number) => string
  onChange: (value: number) => void
}

/** An exact value; it counts once it is left or confirmed with Enter. What is no number is not taken. */
export function NumberBox({ label, value, show, onChange }: NumberBoxProps) {
  const [draft, setDraft] = useState<string>()
  const take = () => {
    const written = draft?.replaceAll(/[^\d.-]/g, '')
    setDraft(undefined)
    if (written && Number.isFinite(Number(written))) onChange(Number(written))
  }
  return (
    <input
      className={styles.box}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? show(value)}
      onFocus={(event) => {
        setDraft(String(value))
        // Once the plain number stands there, so that writing replaces it.
        const box = event.currentTarget
        requestAnimationFrame(() => box.select())
      }}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}
