import type { ReactNode } from 'react'
import styles from './studio-settings.module.css'

interface SettingBlockProps {
  title: string
  /** Whom it concerns and what follows from it. */
  text: string
  children: ReactNode
}

export function SettingBlock({ title, text, children }: SettingBlockProps) {
  return (
    <section className={styles.block}>
      <div>
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
