import type { ReactNode } from 'react'
import styles from './paper-page.module.css'

/** What a user reads after the login: a heading, a sentence, and ways on. */
export function PaperPage({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  )
}
