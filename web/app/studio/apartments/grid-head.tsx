// biome-ignore-all lint/a11y/useSemanticElements: a table would want all of its rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus, and says where one is
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import type { Column } from './columns.ts'
import type { Sorting } from './filter-rows.ts'
import styles from './studio-grid.module.css'

interface GridHeadProps {
  columns: readonly Column[]
  locked: ReadonlySet<string>
  sorting: Sorting | undefined
  onSort: (sorting: Sorting | undefined) => void
  chosen: 'none' | 'some' | 'all'
  onChooseAll: () => void
}

/** A press sorts up, the next one down, the third not at all. */
export function GridHead({ columns, locked, sorting, onSort, chosen, onChooseAll }: GridHeadProps) {
  const all = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (all.current) all.current.indeterminate = chosen === 'some'
  }, [chosen])
  return (
    <div className={styles.head} role="row" aria-rowindex={1}>
      <span className={styles.check} role="columnheader" aria-colindex={1}>
        <input
          ref={all}
          className={styles.box}
          type="checkbox"
          aria-label={m.studio_choose_all()}
          data-on={chosen === 'none' ? undefined : ''}
          data-some={chosen === 'some' || undefined}
          checked={chosen === 'all'}
          onChange={onChooseAll}
        />
      </span>
      {columns.map((column, nth) => {
        const sorted = sorting?.column === column.id ? sorting : undefined
        return (
          <span
            key={column.id}
            className={nth === 0 ? `${styles.title} ${styles.name}` : styles.title}
            role="columnheader"
            aria-colindex={nth + 2}
            aria-sort={sorted ? (sorted.down ? 'descending' : 'ascending') : 'none'}
            data-numbers={column.numbers}
            style={{ width: column.width }}
          >
            <button
              type="button"
              title={locked.has(column.id) ? m.studio_column_locked() : undefined}
              onClick={() => onSort(nextSorting(column.id, sorted))}
            >
              {locked.has(column.id) && <StaffIcon name="lock" size={13} />}
              {column.title()}
              {sorted && (
                <span className={styles.sorted} data-down={sorted.down || undefined}>
                  <StaffIcon name="down" size={13} />
                </span>
              )}
            </button>
          </span>
        )
      })}
    </div>
  )
}

function nextSorting(column: string, sorted: Sorting | undefined): Sorting | undefined {
  if (!sorted) return { column, down: false }
  return sorted.down ? undefined : { column, down: true }
}
