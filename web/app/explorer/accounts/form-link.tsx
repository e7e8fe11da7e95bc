import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import styles from './account-form.module.css'

/** To another account screen, in the same language. */
export function FormLink({ to, children }: { to: string; children: ReactNode }) {
  const localised = useLocalised()
  return (
    <Link className={styles.link} to={localised(to)}>
      {children}
    </Link>
  )
}
