import type { ReactNode } from 'react'
import styles from './account-card.module.css'

interface AccountCardProps {
  title: string
  lead: string
  /** Holds so much that on a phone its gaps are narrower, for the picture above it. */
  full?: boolean
  children?: ReactNode
}

/** A paper card in the centre; on a phone, a sheet that stands on the bottom. */
export function AccountCard({ title, lead, full = false, children }: AccountCardProps) {
  return (
    <main className={styles.card} data-full={full ? '' : undefined}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  )
}
