import { type ReactNode, useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import styles from './name-search-card.module.css'
import { useCard } from './use-card.ts'

/** The name search above the bar. */
export function SearchCard({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const title = useId()
  const card = useCard('search', onClose)
  return (
    <section
      ref={card}
      className={styles.card}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      data-name-search
    >
      <div className={styles.head}>
        <h2 id={title}>{m.search_units()}</h2>
        <button type="button" className={styles.close} aria-label={m.close()} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  )
}
