import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import styles from './paper-page.module.css'

/** The one way on that a screen offers, as weighty as a button. */
export function ActionLink({ to, children }: { to: string; children: ReactNode }) {
  const localised = useLocalised()
  return (
    <Link className={styles.way} to={localised(to)}>
      {children}
    </Link>
  )
}
