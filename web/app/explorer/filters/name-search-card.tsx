import { type ReactNode, useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { CardHead } from '../../ui/card-head.tsx'
import styles from './name-search-card.module.css'
import { useCard } from './use-card.ts'

/** The name search above the bar. */
export function NameSearchCard({ onClose, children }: { onClose: () => void; children: ReactNode }) {
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
      <CardHead
        title={m.search_units()}
        titleId={title}
        size="card"
        closeWord={m.close()}
        onClose={onClose}
      />
      {children}
    </section>
  )
}
