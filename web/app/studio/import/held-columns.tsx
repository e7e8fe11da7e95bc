import type { ImportField } from '@belvedere/domain/imports/import-field'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import type { HeldColumn } from './import-types.ts'
import { type Names, valueWords } from './import-values.ts'
import { columnReasons, columnWords } from './import-words.ts'
import styles from './studio-changes-step.module.css'

interface HeldColumnsProps {
  held: readonly HeldColumn[]
  names: Names
  confirmed: readonly ImportField[]
  onConfirm: (field: ImportField, confirmed: boolean) => void
}

/** Columns that wait for a word, each with the reason and some of what it would change (IMP-07). */
export function HeldColumns({ held, names, confirmed, onConfirm }: HeldColumnsProps) {
  return held.map((column) => {
    const { field, samples } = column
    const isConfirmed = confirmed.includes(field)
    const words = columnWords(field)
    return (
      <section
        key={field}
        className={styles.held}
        data-confirmed={isConfirmed || undefined}
        aria-label={m.studio_import_column_held({ column: words })}
      >
        <div className={styles.reason}>
          <StaffIcon name="pause" size={16} />
          <div>
            <p>
              <strong>{m.studio_import_column_held({ column: words })}</strong> {columnReasons(column)}
            </p>
            <ul className={styles.samples}>
              {samples.map(({ row, name, before, after, says }) => (
                <li key={row}>
                  <strong>{name}</strong>
                  {field !== 'name' &&
                    `${valueWords(field, before, names)} → ${valueWords(field, after, names)}`}
                  <span className={styles.quiet}>{m.studio_import_row_says({ row, says })}</span>
                </li>
              ))}
            </ul>
          </div>
          <span className={styles.answers}>
            <Button aria-pressed={!isConfirmed} onClick={() => onConfirm(field, false)}>
              {m.studio_import_leave_out()}
            </Button>
            <Button aria-pressed={isConfirmed} onClick={() => onConfirm(field, true)}>
              {m.studio_import_column_confirm({ column: words })}
            </Button>
          </span>
        </div>
      </section>
    )
  })
}
