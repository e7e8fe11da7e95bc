import { textOf } from './cell.ts'
import type { Table } from './find-table.ts'
import type { ImportField } from './import-field.ts'
import { type CellProblem, type ImportValues, type ReadingRules, readCell } from './read-cell.ts'

/** Which column is what; null is left out. */
export type Mapping = readonly (ImportField | null)[]

export interface FileRow {
  /** As the sheet counts them, from 1. */
  readonly number: number
  readonly values: Partial<ImportValues>
  /** What its cells say to the letter. */
  readonly says: Readonly<Partial<Record<ImportField, string>>>
}

export interface UnreadCell {
  readonly row: number
  /** From 1, as the sheet counts them. */
  readonly column: number
  readonly field: ImportField
  readonly says: string
  readonly problem: CellProblem
}

/** What the rows of a table say of apartments. A row without a name is about none: sums and notes beneath a list. */
export function readRows(
  { rows }: Table,
  mapping: Mapping,
  rules: ReadingRules,
): { rows: FileRow[]; unread: UnreadCell[] } {
  const unread: UnreadCell[] = []
  const read = rows.flatMap(({ number, cells }): FileRow[] => {
    const values: Record<string, string | number> = {}
    const says: Partial<Record<ImportField, string>> = {}
    const problems: UnreadCell[] = []
    for (const [column, field] of mapping.entries()) {
      if (!field) continue
      const cell = cells[column] ?? null
      says[field] = textOf(cell)
      const one = readCell(field, cell, rules)
      if ('problem' in one)
        problems.push({ row: number, column: column + 1, field, says: textOf(cell), problem: one.problem })
      else if (one.value !== undefined) values[field] = one.value
    }
    const isAbout = 'name' in values || problems.some(({ field }) => field === 'name')
    if (!isAbout) return []
    unread.push(...problems)
    return 'name' in values ? [{ number, values: values as Partial<ImportValues>, says }] : []
  })
  return { rows: read, unread }
}
