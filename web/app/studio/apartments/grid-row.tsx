// biome-ignore-all lint/a11y/useSemanticElements: a table would want all of its rows
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is given below
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus, and says where one is
import type { RefusalCode } from '@belvedere/contract/refusal'
import { planImageSource } from '@belvedere/domain/apartments/plan-image'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { pictureAddress } from '../../content/picture-address.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../staff/ui/avatar.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import { type Apartment, cellKey } from './apartment.ts'
import { cellText } from './cell-text.ts'
import type { Column } from './columns.ts'
import type { Facts } from './facts.ts'
import type { Mark, Theirs } from './sheet.ts'
import styles from './studio-grid.module.css'

interface GridRowProps {
  row: Apartment
  /** Among those that are shown, from 0. */
  at: number
  top: number
  columns: readonly Column[]
  facts: Facts
  chosen: boolean
  /** The column that one is in; -1 in other rows. */
  active: number
  /** Of the marked block in this row; -1 where it is not. */
  left: number
  right: number
  marks: ReadonlyMap<string, Mark>
  refused: ReadonlyMap<string, RefusalCode>
  theirs: ReadonlyMap<string, Theirs>
  /** Columns that may be read alone. */
  locked: ReadonlySet<string>
  /** What stands in the active cell while it is edited. */
  editor: ReactNode
}

/** Drawn again only when something of its own has changed: 5,000 of them scroll without a pause (APT-01). */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, at, top, columns, chosen, active, left, right, editor } = props
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={at + 2}
      aria-selected={chosen}
      data-chosen={chosen || undefined}
      style={{ top }}
    >
      <span className={styles.check} role="gridcell" aria-colindex={1} data-row={at} data-choose="">
        <span
          className={styles.box}
          role="checkbox"
          aria-checked={chosen}
          aria-label={m.studio_choose_one({ name: row.name })}
          data-on={chosen || undefined}
        />
      </span>
      {columns.map((column, nth) => (
        <Cell
          key={column.id}
          {...props}
          column={column}
          nth={nth}
          isActive={nth === active}
          isMarked={left >= 0 && nth >= left && nth <= right}
          editor={nth === active ? editor : undefined}
        />
      ))}
    </div>
  )
})

interface CellProps extends GridRowProps {
  column: Column
  nth: number
  isActive: boolean
  isMarked: boolean
}

function Cell(props: CellProps) {
  const { row, at, column, nth, facts, isActive, isMarked, marks, refused, theirs, locked, editor } = props
  const key = column.field && cellKey({ id: row.id, field: column.field })
  const other = key === undefined ? undefined : theirs.get(key)
  const style: CSSProperties = { width: column.width }
  return (
    <div
      id={`cell-${at}-${nth}`}
      className={nth === 0 ? `${styles.cell} ${styles.name}` : styles.cell}
      role={nth === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={nth + 2}
      aria-readonly={locked.has(column.id) || undefined}
      data-row={at}
      data-column={nth}
      data-numbers={column.numbers}
      data-computed={column.field ? undefined : ''}
      data-active={isActive || undefined}
      data-marked={isMarked || undefined}
      data-changed={(key !== undefined && marks.has(key)) || undefined}
      data-refused={(key !== undefined && refused.has(key)) || undefined}
      data-theirs={other ? '' : undefined}
      style={style}
    >
      {editor ?? content()}
      {other?.by && <Avatar person={other.by} size={16} />}
    </div>
  )

  function content(): ReactNode {
    if (column.field === 'status')
      return <StatusLabel status={row.status} word={cellText(column, row, facts)} />
    if (column.id !== 'plan') return cellText(column, row, facts)
    const source = planImageSource(row.plan)
    if (!source) return null
    const small = source.startsWith('data:') ? source : pictureAddress(source, 320)
    return <img className={styles.plan} src={small} alt="" loading="lazy" decoding="async" />
  }
}
