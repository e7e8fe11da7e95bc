import { type Cell, isEmpty, textOf } from './cell.ts'

export interface TableRow {
  /** As the sheet counts them, from 1. */
  readonly number: number
  readonly cells: readonly Cell[]
}

export interface Table {
  /** The names of its columns; one without a name is empty. */
  readonly headers: readonly string[]
  readonly rows: readonly TableRow[]
}

const LOOK_AT = 50
const SAID_ENOUGH = 0.5

const filled = (row: readonly Cell[]) => row.filter((cell) => !isEmpty(cell)).length

const hasNumbers = (row: readonly Cell[]) =>
  row.some(
    (cell) => typeof cell === 'number' || (typeof cell === 'string' && /^[\s€]*\d[\d.,\s]*$/.test(cell)),
  )

/**
 * Finds the row with the columns' names: above the first number the one that names most of them. Titles and merged
 * captions above it are left; a second row of names beneath merged ones is joined to it.
 */
export function findTable(sheet: readonly (readonly Cell[])[]): Table | undefined {
  const width = Math.max(0, ...sheet.slice(0, LOOK_AT).map(filled))
  if (width < 2) return undefined
  const numbersAt = sheet.findIndex(hasNumbers)
  const above = sheet.slice(0, Math.min(LOOK_AT, numbersAt < 0 ? LOOK_AT : numbersAt)).map(filled)
  const most = Math.max(0, ...above)
  const at = most >= Math.max(2, width * SAID_ENOUGH) ? above.indexOf(most) : -1
  const head = sheet[at]
  if (!head) return undefined
  const below = sheet[at + 1] ?? []
  const isSecondHead =
    filled(below) > 0 && !hasNumbers(below) && below.some(fillsGap(head)) && isEmpty(below[0])
  const columns = Math.max(...sheet.map((row) => row.length))
  const headers = Array.from({ length: columns }, (_, column) => {
    const names = [head[column], isSecondHead ? below[column] : null].map(textOf).filter(Boolean)
    return names.join(' / ')
  })
  const last = headers.findLastIndex((header, column) => header || sheet.some((row) => !isEmpty(row[column])))
  const first = at + (isSecondHead ? 2 : 1)
  const rows = sheet
    .slice(first)
    .map((cells, nth) => ({ number: first + nth + 1, cells }))
    .filter(({ cells }) => filled(cells) > 0)
  return { headers: headers.slice(0, last + 1), rows }
}

const fillsGap = (head: readonly Cell[]) => (cell: Cell, column: number) =>
  !isEmpty(cell) && isEmpty(head[column])
