import { withoutMarks } from './formula-marks.ts'

/** What a cell of a sheet or a file holds. A date is kept as what it is: nobody wants it taken for a price. */
export type Cell = string | number | boolean | { readonly date: string } | null

export const isDate = (cell: Cell): cell is { readonly date: string } =>
  typeof cell === 'object' && cell !== null

export const isEmpty = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

/** As it was written; a date as its day. An export marks what a sheet would take for a formula: here the marks go again. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return isDate(cell) ? cell.date : withoutMarks(String(cell).trim())
}
