import { m } from '../../paraglide/messages.js'
import styles from './optional.module.css'

/** The name of a field that may be left empty. */
export function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className={styles.optional}>{m.optional()}</span>
    </>
  )
}
