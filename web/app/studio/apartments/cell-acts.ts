import type { Right } from '@belvedere/domain/accounts/rights'
import { guessNumberFormat } from '@belvedere/domain/imports/read-number'
import { type Block, rowsOf } from '@belvedere/domain/table/block'
import type { Paste } from '@belvedere/domain/table/paste-onto'
import type { Apartment, CellChange, Field, Value } from './apartment.ts'
import { plainText } from './cell-text.ts'
import type { Column } from './columns.ts'
import type { Facts } from './facts.ts'
import { type EntryProblem, readEntry } from './read-entry.ts'

export interface Table {
  readonly rows: readonly Apartment[]
  readonly columns: readonly Column[]
  readonly may: (right: Right) => boolean
  readonly facts: Facts
}

export function mayEdit(column: Column, may: Table['may']): column is Column & { readonly field: Field } {
  return column.field !== undefined && column.right !== undefined && may(column.right)
}

/** A sold apartment stays sold: its status opens no list. */
export const mayEditCell = (row: Apartment, column: Column, may: Table['may']): boolean =>
  mayEdit(column, may) && !(column.field === 'status' && row.status === 'sold')

/** Nothing, where it is that already. */
export const changeOf = (row: Apartment, field: Field, after: Value): CellChange[] =>
  row[field] === after ? [] : [{ id: row.id, field, before: row[field], after }]

/** The cells of a block as texts, for a spreadsheet program. */
export const copyBlock = ({ top, left, bottom, right }: Block, { rows, columns, facts }: Table): string[][] =>
  rows
    .slice(top, bottom + 1)
    .map((row) =>
      columns.slice(left, right + 1).map(({ field }) => (field ? plainText(field, row[field], facts) : '')),
    )

/** What stands in the first row of the block goes down to its last; of one row, what stands above it. */
export function fillDown(block: Block, { rows, columns, may, facts }: Table): CellChange[] {
  const from = rowsOf(block) === 1 ? block.top - 1 : block.top
  const source = rows[from]
  if (!source) return []
  return rows.slice(from + 1, block.bottom + 1).flatMap((row) =>
    columns.slice(block.left, block.right + 1).flatMap((column) => {
      if (!mayEdit(column, may) || column.field === 'name') return []
      const entry = readEntry(
        column.field,
        plainText(column.field, source[column.field], facts),
        row,
        facts,
        facts.locale === 'en' ? 'point' : 'comma',
      )
      return 'value' in entry ? changeOf(row, column.field, entry.value) : []
    }),
  )
}

/** Takes away what may be missing: a price, the sides that it faces. */
export const clearBlock = (
  { top, left, bottom, right }: Block,
  { rows, columns, may }: Table,
): CellChange[] =>
  rows.slice(top, bottom + 1).flatMap((row) =>
    columns.slice(left, right + 1).flatMap((column) => {
      if (!mayEdit(column, may)) return []
      if (column.field === 'price') return changeOf(row, 'price', null)
      return column.field === 'orientation' ? changeOf(row, 'orientation', '') : []
    }),
  )

export interface UnreadCell {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly problem: EntryProblem | 'locked'
}

export interface ReadPaste {
  readonly changes: readonly CellChange[]
  readonly unread: readonly UnreadCell[]
}

/** What a paste would change, and which of its cells say nothing that can be taken. */
export function readPaste({ cells }: Pick<Paste, 'cells'>, { rows, columns, may, facts }: Table): ReadPaste {
  const numbers = guessNumberFormat(
    cells.flatMap(({ column, text }) => (columns[column]?.numbers ? [text] : [])),
    facts.locale !== 'en',
  )
  const changes: CellChange[] = []
  const unread: UnreadCell[] = []
  for (const { row: at, column: along, text } of cells) {
    const [row, column] = [rows[at], columns[along]]
    if (!row || !column?.field) continue
    const { field } = column
    const entry = readEntry(field, text, row, facts, numbers)
    const says = 'value' in entry ? changeOf(row, field, entry.value) : []
    const problem = 'problem' in entry ? entry.problem : says.length > 0 && !mayEdit(column, may) && 'locked'
    if (problem) unread.push({ name: row.name, title: column.title(), text, problem })
    else changes.push(...says)
  }
  return { changes, unread }
}

/** Rows of the clipboard that name other apartments than those that they would be written to. */
export function namesElsewhere({ cells }: Pick<Paste, 'cells'>, { rows, columns }: Table): number {
  const names = cells.filter(({ column }) => columns[column]?.field === 'name')
  return names.filter(({ row, text }) => rows[row]?.name !== text.trim()).length
}

/** The same cells on the rows that they name, where such rows are shown. */
export function byName({ cells }: Pick<Paste, 'cells'>, { rows, columns }: Table): Pick<Paste, 'cells'> {
  const places = new Map(rows.map(({ name }, at) => [name, at]))
  const named = new Map(
    cells.flatMap(({ row, column, text }) =>
      columns[column]?.field === 'name' ? [[row, places.get(text.trim())] as const] : [],
    ),
  )
  return {
    cells: cells.flatMap((cell) => {
      const row = named.get(cell.row)
      return row === undefined ? [] : [{ ...cell, row }]
    }),
  }
}
