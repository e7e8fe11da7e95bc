import type { ReactNode } from 'react'
import styles from './account-card.module.css'

interface AccountCardProps {
  title: string
  lead: string
  children?: ReactNode
}

/** A paper card in the centre; on a phone, a sheet that stands on the bottom. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  return (
    <main className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  )
}
