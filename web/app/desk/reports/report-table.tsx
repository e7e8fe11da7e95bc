import { m } from '../../paraglide/messages.js'
import styles from './desk-report-table.module.css'

export interface Table {
  readonly name: string
  readonly heads: readonly string[]
  /** Each begins with what it is about; the rest are numbers. */
  readonly rows: readonly (readonly string[])[]
}

/** So many rows have room on the sheet. */
const ON_PAPER = 8

/** Numbers in rows; on a narrow screen they are moved sideways. */
export function ReportTable({ name, heads, rows }: Table) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved is reached by keys too
    <div className={styles.frame} tabIndex={0}>
      <table className={styles.table}>
        <caption>{name}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place, two may say the same
            <tr key={nth} data-beyond-paper={nth >= ON_PAPER || undefined}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a cell
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > ON_PAPER && (
        <p className={styles.more}>{m.desk_more_lines({ count: rows.length - ON_PAPER })}</p>
      )}
    </div>
  )
}
