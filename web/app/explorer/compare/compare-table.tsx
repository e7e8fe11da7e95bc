import { rowDifference } from '@belvedere/domain/favourites-and-compare/compare-differences'
import type { ReactNode, Ref } from 'react'
import type { ListedApartment } from '../../content/load-listed-apartments.ts'
import { m } from '../../paraglide/messages.js'
import hidden from '../../ui/visually-hidden.module.css'
import { CompareColumnHead } from './compare-column-head.tsx'
import styles from './compare-table.module.css'
import { type ComparisonRow, comparisonRows } from './comparison-rows.tsx'
import { ExploreCell } from './explore-cell.tsx'

interface CompareTableProps {
  ref?: Ref<HTMLDivElement>
  /** The apartments side by side, from left to right. */
  columns: readonly ListedApartment[]
  onlyDifferences: boolean
  /** How many places beside them are still free. */
  free: number
  /** What stands in the corner, before the first column. */
  corner: ReactNode
}

export function CompareTable({ ref, columns, onlyDifferences, free, corner }: CompareTableProps) {
  const rows = comparisonRows(columns)
    .map((row) => ({ row, ...rowDifference(columns.map(row.textOf)) }))
    .filter(({ differs }) => differs || !onlyDifferences)
  return (
    <div ref={ref} className={styles.scrolls}>
      <table className={styles.table}>
        <caption className={hidden.hidden}>{m.comparison()}</caption>
        <thead>
          <tr>
            <td className={styles.corner}>{corner}</td>
            {columns.map((listed) => (
              <CompareColumnHead key={listed.apartment.id} apartment={listed.apartment} />
            ))}
            {Array.from({ length: free }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one free place is as good as another
              <td key={place} className={styles.free} data-slot="empty">
                {m.empty_place()}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, differs, departs }) => (
            <tr key={row.name} data-differs={differs ? '' : undefined}>
              <th scope="row">
                {row.name}
                {differs && <span className={hidden.hidden}>({m.differs()})</span>}
              </th>
              {columns.map((listed, column) => (
                <td key={listed.apartment.id} data-departs={departs[column] ? '' : undefined}>
                  <Value row={row} listed={listed} />
                </td>
              ))}
              {free > 0 && <td className={styles.beside} colSpan={free} aria-hidden="true" />}
            </tr>
          ))}
          <tr className={styles.explore}>
            <td />
            {columns.map(({ apartment }) => (
              <ExploreCell
                key={apartment.id}
                apartment={apartment}
                shown={columns.map(({ apartment }) => apartment.id)}
              />
            ))}
            {free > 0 && <td className={styles.beside} colSpan={free} aria-hidden="true" />}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function Value({ row: { textOf, cellOf }, listed }: { row: ComparisonRow; listed: ListedApartment }) {
  if (cellOf) return cellOf(listed)
  return <span className={styles.value}>{textOf(listed)}</span>
}
