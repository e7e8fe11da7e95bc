import { m } from '../../paraglide/messages.js'
import styles from './studio-state-tag.module.css'

/** Whether visitors see it: a disc when it is live, a ring while it is a draft. */
export function StateTag({ live }: { live: boolean }) {
  return (
    <span className={styles.tag} data-live={live || undefined}>
      {live ? m.studio_live() : m.studio_draft()}
    </span>
  )
}
