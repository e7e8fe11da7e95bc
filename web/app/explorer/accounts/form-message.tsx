import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './account-form.module.css'

/** What went wrong, in the form: it comes when the notice that said so first was OK'd, and takes over its focus. */
export function FormMessage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.message} tabIndex={-1}>
      <Icon name="error" />
      {children}
    </div>
  )
}
