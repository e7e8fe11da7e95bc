/** A place in a table, counted from 0: rows as they are shown, columns as they stand. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** From one corner to the other, both within. */
export interface Block {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export interface TableSize {
  readonly rows: number
  readonly columns: number
}

export const blockOf = (one: Place, other: Place): Block => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
})

export const rowsOf = ({ top, bottom }: Block): number => bottom - top + 1
export const columnsOf = ({ left, right }: Block): number => right - left + 1

/** Where a key of a spreadsheet leads; undefined for a key that leads nowhere. */
export function moved(
  { row, column }: Place,
  key: string,
  { rows, columns }: TableSize,
  { far = false, page = 1 }: { readonly far?: boolean; readonly page?: number } = {},
): Place | undefined {
  const [lastRow, lastColumn] = [Math.max(0, rows - 1), Math.max(0, columns - 1)]
  const down = (by: number) => ({ row: Math.min(lastRow, Math.max(0, row + by)), column })
  const right = (by: number) => ({ row, column: Math.min(lastColumn, Math.max(0, column + by)) })
  switch (key) {
    case 'ArrowUp':
      return down(far ? -rows : -1)
    case 'ArrowDown':
      return down(far ? rows : 1)
    case 'ArrowLeft':
      return right(far ? -columns : -1)
    case 'ArrowRight':
      return right(far ? columns : 1)
    case 'PageUp':
      return down(-page)
    case 'PageDown':
      return down(page)
    case 'Home':
      return far ? { row: 0, column: 0 } : { row, column: 0 }
    case 'End':
      return far ? { row: lastRow, column: lastColumn } : { row, column: lastColumn }
    default:
      return undefined
  }
}
