import { Children, type ReactNode } from 'react'
import styles from './studio-operations.module.css'

interface TableProps {
  label: string
  /** The first names what the row is about. An empty one is of buttons. */
  columns: readonly string[]
  children: ReactNode
}

/** Columns side by side; on a phone each row is a block with its names in front. */
export function Table({ label, columns, children }: TableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) =>
            column === '' ? (
              <td key="" />
            ) : (
              <th key={column} scope="col">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface RowProps {
  columns: readonly string[]
  /** One for each column. */
  children: ReactNode
}

export function Row({ columns, children }: RowProps) {
  const [head, ...cells] = Children.toArray(children)
  return (
    <tr>
      <th scope="row">{head}</th>
      {cells.map((cell, nth) => {
        const column = columns[nth + 1] ?? ''
        return (
          <td key={column} data-label={column || undefined}>
            {cell}
          </td>
        )
      })}
    </tr>
  )
}
