import { type Cell, isEmpty, textOf } from './cell.ts'
import { guessField } from './import-field.ts'
import { readNumber } from './read-number.ts'

export interface TableRow {
  /** As the sheet counts them, from 1. */
  readonly number: number
  readonly cells: readonly Cell[]
}

export interface Table {
  /** The names of its columns; one without a name is empty. */
  readonly headers: readonly string[]
  readonly rows: readonly TableRow[]
  /** What stands above the names: the title of the list, its day, whose it is. */
  readonly titles: readonly TableRow[]
}

const LOOK_AT = 50
const SAID_ENOUGH = 0.5

const filled = (row: readonly Cell[]) => row.filter((cell) => !isEmpty(cell)).length

/** With a currency or a unit or without: `362.000,00 €` is one. */
const isNumber = (cell: Cell) =>
  typeof cell === 'number' || (typeof cell === 'string' && readNumber(cell, 'comma') !== undefined)

const hasNumbers = (row: readonly Cell[]) => row.some(isNumber)

/** Of the first rows without numbers the one that names most fields of ours, where one names two. */
function headByNames(sheet: readonly (readonly Cell[])[]): number {
  const named = sheet
    .slice(0, LOOK_AT)
    .map((row) =>
      hasNumbers(row) ? 0 : row.filter((cell) => typeof cell === 'string' && guessField(cell)).length,
    )
  const most = Math.max(0, ...named)
  return most >= 2 ? named.indexOf(most) : -1
}

/**
 * Finds the row with the columns' names: the one that names most fields of ours, else above the first number the one that
 * names most columns. Titles and merged captions above it are left; a second row of names beneath merged ones is joined to
 * it.
 */
export function findTable(sheet: readonly (readonly Cell[])[]): Table | undefined {
  const width = Math.max(0, ...sheet.slice(0, LOOK_AT).map(filled))
  if (width < 2) return undefined
  const numbersAt = sheet.findIndex(hasNumbers)
  const above = sheet.slice(0, Math.min(LOOK_AT, numbersAt < 0 ? LOOK_AT : numbersAt)).map(filled)
  const most = Math.max(0, ...above)
  const byNames = headByNames(sheet)
  const byWidth = most >= Math.max(2, width * SAID_ENOUGH) ? above.indexOf(most) : -1
  const at = byNames >= 0 ? byNames : byWidth
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
  const numbered = sheet.map((cells, nth) => ({ number: nth + 1, cells }))
  const isSaid = ({ cells }: TableRow) => filled(cells) > 0
  return {
    headers: headers.slice(0, last + 1),
    rows: numbered.slice(first).filter(isSaid),
    titles: numbered.slice(0, at).filter(isSaid),
  }
}

const fillsGap = (head: readonly Cell[]) => (cell: Cell, column: number) =>
  !isEmpty(cell) && isEmpty(head[column])
