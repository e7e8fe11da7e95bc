import { type ReactNode, useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import styles from './desk-report-section.module.css'
import { ReportTable, type Table } from './report-table.tsx'

interface ReportSectionProps {
  title: string
  /** Its one sentence, with the number that matters. */
  lead?: ReactNode
  /** At the right of the title. */
  aside?: ReactNode
  /** The same in numbers; none where there is nothing to show yet. */
  tables: readonly Table[]
  className?: string | undefined
  children: ReactNode
}

/** A part of the reports: as a picture, or all that is behind it as a table. On paper there is the picture. */
export function ReportSection({ title, lead, aside, tables, className, children }: ReportSectionProps) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const isEmpty = tables.every(({ rows }) => rows.length === 0)
  return (
    <section className={className ? `${styles.section} ${className}` : styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <div className={styles.aside}>
          {aside}
          {!isEmpty && (
            <button
              type="button"
              className={styles.toggle}
              aria-describedby={id}
              onClick={() => setAsTable((now) => !now)}
            >
              {asTable ? m.desk_show_picture() : m.desk_show_table()}
            </button>
          )}
        </div>
      </header>
      {!isEmpty && lead}
      {isEmpty && <p className={styles.empty}>{m.desk_report_empty()}</p>}
      {!isEmpty && asTable && (
        <div className={styles.tables}>
          {tables.map((table) => (
            <ReportTable key={table.name} {...table} />
          ))}
        </div>
      )}
      {!isEmpty && <div data-paper-only={asTable || undefined}>{children}</div>}
    </section>
  )
}
