import { type ReactNode, useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './security-page.module.css'
import type { Asked } from './use-asked.ts'

interface BlockProps<Value> {
  title: string
  lead?: string | undefined
  /** Beside the title; on a phone below the rows. */
  action?: ReactNode
  asked: Asked<Value>
  /** What went wrong with something that was done here. */
  problem?: string | undefined
  children: (value: Value) => ReactNode
}

/** A part of the page with a title of its own. */
export function Block<Value>({ title, lead, action, asked, problem, children }: BlockProps<Value>) {
  const heading = useId()
  const { value, failed, reload } = asked
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <div className={styles.head}>
        <div>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.detail}>{lead}</p>}
        </div>
        {action}
      </div>
      <p className={styles.problem} role="alert">
        {problem && (
          <>
            <Icon name="error" size={18} /> {problem}
          </>
        )}
      </p>
      {failed && (
        <p className={styles.failed} role="alert">
          {m.error_text()}
          <Button look="text" onClick={() => void reload()}>
            {m.try_again()}
          </Button>
        </p>
      )}
      {value === undefined && !failed && <div className={styles.coming} aria-busy="true" />}
      {value !== undefined && children(value)}
    </section>
  )
}
