import { type Cell, isEmpty, textOf } from './cell.ts'
import type { Table, TableRow } from './find-table.ts'
import { foldWord } from './fold-word.ts'
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

/** Why a row is about no apartment. */
export const LEFT_ROWS = ['title', 'names', 'total', 'note', 'nameless'] as const

export interface LeftRow {
  readonly row: number
  readonly kind: (typeof LEFT_ROWS)[number]
  /** Its first words. */
  readonly says: string
}

export interface ReadRows {
  readonly rows: FileRow[]
  readonly unread: UnreadCell[]
  /** Rows about no apartment: what stands above and beneath a list, and between its parts (IMP-08). */
  readonly leftOut: LeftRow[]
}

const SAYS_MAX = 100

/** A row of the table as it was read; `left` where it is about no apartment. */
interface Row extends FileRow {
  readonly unread: readonly UnreadCell[]
  readonly left: LeftRow['kind'] | undefined
  /** In how many columns of ours it says something, and in how many of those something that can be read. */
  readonly said: number
  readonly read: number
}

/** What the rows of a table say of apartments. `isKnown` tells whether an apartment has this name. */
export function readRows(
  table: Table,
  mapping: Mapping,
  rules: ReadingRules,
  isKnown: (name: string) => boolean,
): ReadRows {
  const head = table.headers.map(foldWord)
  const isOurs = ({ values: { name } }: Row) => name !== undefined && isKnown(name)
  const read = table.rows.map((row) => {
    const one = readRow(row, mapping, rules)
    return isOurs(one) ? one : { ...one, left: leftFor(row, one, head) }
  })
  const last = read.findLastIndex((row) => !row.left && (row.read > 1 || isOurs(row)))
  // What reads like nothing of an apartment is a note: between the rows where it stands alone, beneath them in any case.
  const isNote = (row: Row, nth: number) =>
    !isOurs(row) && row.read <= 1 && mapping.length > 1 && (row.said === 1 || (last >= 0 && nth > last))
  const kinds = read.map((row, nth) => row.left ?? (isNote(row, nth) ? 'note' : undefined))
  const first = (nth: number) => firstText(table.rows[nth]?.cells ?? [])
  return {
    rows: read.flatMap(({ number, values, says }, nth) =>
      kinds[nth] === undefined && 'name' in values ? [{ number, values, says }] : [],
    ),
    unread: read.flatMap(({ unread }, nth) => (kinds[nth] === undefined ? unread : [])),
    leftOut: [
      ...table.titles.map(({ number, cells }) => leftRow(number, 'title', firstText(cells))),
      ...read.flatMap(({ number }, nth) => {
        const kind = kinds[nth]
        return kind ? [leftRow(number, kind, first(nth))] : []
      }),
    ],
  }
}

const leftRow = (row: number, kind: LeftRow['kind'], says: string): LeftRow => ({
  row,
  kind,
  says: says.slice(0, SAYS_MAX),
})

function readRow({ number, cells }: TableRow, mapping: Mapping, rules: ReadingRules): Row {
  const values: Record<string, string | number> = {}
  const says: Partial<Record<ImportField, string>> = {}
  const unread: UnreadCell[] = []
  let said = 0
  for (const [column, field] of mapping.entries()) {
    if (!field) continue
    const cell = cells[column] ?? null
    const text = textOf(cell)
    says[field] = text
    if (text !== '') said += 1
    const one = readCell(field, cell, rules)
    if ('problem' in one)
      unread.push({ row: number, column: column + 1, field, says: text, problem: one.problem })
    else if (one.value !== undefined) values[field] = one.value
  }
  const read = Object.keys(values).length
  return { number, values: values as Partial<ImportValues>, says, unread, said, read, left: undefined }
}

function leftFor(
  { cells }: TableRow,
  { values, unread, read }: Row,
  head: readonly string[],
): LeftRow['kind'] | undefined {
  // A sum stands on no floor and is of no type.
  if (isTotal(cells) && values.floor === undefined && values.type === undefined) return 'total'
  if (isHead(cells, head)) return 'names'
  if (values.name !== undefined || unread.some(({ field }) => field === 'name')) return undefined
  return read > 0 ? 'nameless' : 'note'
}

const firstText = (cells: readonly Cell[]) => textOf(cells.find((cell) => !isEmpty(cell)))

/** `UKUPNO`, `Total:`, `Σ`: what its first words say, whatever column they stand in. */
const TOTAL =
  /^(sve )?(ukupn|total\b|svega\b|suma\b|sumarno|sum\b|zbir|medjuzbir|subtotal|grand total|prosek|prosecn|average)/

function isTotal(cells: readonly Cell[]): boolean {
  const text = firstText(cells)
  return /^\s*[Σ∑]/.test(text) || TOTAL.test(foldWord(text))
}

/** The names of the columns once more, as on each page of a printed list. */
const isHead = (cells: readonly Cell[], head: readonly string[]) =>
  head.filter(Boolean).length > 1 && head.every((name, column) => foldWord(textOf(cells[column])) === name)
