import { type Cell, isEmpty, textOf } from './cell.ts'
import type { Table } from './find-table.ts'
import { foldWord } from './fold-word.ts'
import { type ImportField, isSerbian } from './import-field.ts'
import {
  type CellProblem,
  isNamed,
  type Meanings,
  type NamedField,
  type ReadingRules,
  readCell,
} from './read-cell.ts'
import {
  canBeReadTwoWays,
  guessNumberFormat,
  isDecided,
  type NumberFormat,
  readNumber,
} from './read-number.ts'
import { isSerbianCompass } from './read-orientation.ts'
import type { Mapping } from './read-rows.ts'

const SAMPLES = 3
const SAMPLE_MAX = 100
const WORDS_SHOWN = 50

export interface ReadColumn {
  readonly header: string
  readonly samples: string[]
  readonly field: ImportField | null
  /** What the first row with something in it reads as; null where it cannot be read. */
  readonly reads: string | number | null
  /** Of a column that names things: how many different ones, and how many of those are known. */
  readonly values: { readonly known: number; readonly all: number } | null
  /** What is not known, with the number of rows that say so. */
  readonly unknown: { readonly value: string; readonly folded: string; readonly rows: number }[]
  /** Of a column that names things every word of it, with what it is taken for. */
  readonly words: ReadWord[]
  /** How many cells cannot be read, and why the first of them. */
  readonly unread: number
  readonly problem: CellProblem | null
}

const NUMERIC: readonly ImportField[] = ['area', 'balconyArea', 'price', 'floor', 'rooms', 'levels']

/** Where the meaning of a word comes from. `offered` counts when somebody has seen it. */
export const WORD_SOURCES = ['known', 'told', 'offered', 'unknown'] as const

export interface ReadWord {
  readonly value: string
  readonly folded: string
  readonly rows: number
  /** An id, or a status; null: those are left as they are, or nothing is known. */
  readonly means: string | null
  readonly from: (typeof WORD_SOURCES)[number]
}

/** By the columns that hold numbers; a sheet of numbers of its own (XLSX) needs none. */
export function guessNumbers({ headers, rows }: Table, mapping: Mapping, serbian: boolean): NumberFormat {
  const columns = mapping.flatMap((field, column) => (field && NUMERIC.includes(field) ? [column] : []))
  const samples = rows.flatMap(({ cells }) =>
    columns.map((column) => cells[column]).filter((cell) => typeof cell === 'string'),
  )
  return guessNumberFormat(samples, serbian || isSerbian(headers))
}

/**
 * Columns of numbers such as `188.500`, where no number of the file tells whether that is a thousand. A price with three
 * decimals is asked about in any case: there is no such price.
 */
export function twoWayColumns({ rows }: Table, mapping: Mapping, numbers: NumberFormat): ImportField[] {
  const columns = mapping.flatMap((field, column) =>
    field && NUMERIC.includes(field)
      ? [{ field, texts: rows.map(({ cells }) => cells[column]).filter((cell) => typeof cell === 'string') }]
      : [],
  )
  const decided = columns.some(({ texts }) => texts.some(isDecided))
  return columns.flatMap(({ field, texts }) => {
    const unclear = texts.filter(canBeReadTwoWays)
    const isOdd = (text: string) => !Number.isInteger(readNumber(text, numbers) ?? 0)
    return (decided ? field === 'price' && unclear.some(isOdd) : unclear.length > 0) ? [field] : []
  })
}

export function hasSerbianCompass({ rows }: Table, mapping: Mapping): boolean {
  const column = mapping.indexOf('orientation')
  return column >= 0 && isSerbianCompass(rows.map(({ cells }) => textOf(cells[column])))
}

/** What was recognised in each column, with samples of the file's own (IMP-01). `offers` are those of the meanings that
 * nobody has told. */
export function readColumns(
  { headers, rows }: Pick<Table, 'headers' | 'rows'>,
  mapping: Mapping,
  rules: ReadingRules,
  offers: Meanings = {},
): ReadColumn[] {
  return headers.map((header, column) => {
    const field = mapping[column] ?? null
    return {
      header,
      samples: samplesOf(rows, column),
      field,
      ...(field ? recognised(field, filledCells(rows, column), rules, offers) : NOTHING),
    }
  })
}

const filledCells = (rows: Table['rows'], column: number): Cell[] =>
  rows.map((row) => row.cells[column] ?? null).filter((cell) => !isEmpty(cell))

/** The first that say something; of a column that is left out no other cell is looked at. */
function samplesOf(rows: Table['rows'], column: number): string[] {
  const samples: string[] = []
  for (const { cells } of rows) {
    if (samples.length === SAMPLES) break
    const cell = cells[column] ?? null
    if (!isEmpty(cell)) samples.push(textOf(cell).slice(0, SAMPLE_MAX))
  }
  return samples
}

const NOTHING = { reads: null, values: null, unknown: [], words: [], unread: 0, problem: null }

function recognised(field: ImportField, cells: readonly Cell[], rules: ReadingRules, offers: Meanings) {
  const read = cells.map((cell) => ({ text: textOf(cell), one: readCell(field, cell, rules) }))
  const [first] = read
  const unread = read.flatMap(({ text, one }) => ('problem' in one ? [{ text, problem: one.problem }] : []))
  const words = isNamed(field) ? wordsOf(field, read, rules, offers) : []
  const unknown = words.filter(({ from }) => from === 'unknown')
  return {
    reads: first && 'value' in first.one ? (first.one.value ?? null) : null,
    values: isNamed(field) ? { known: words.length - unknown.length, all: words.length } : null,
    unknown: unknown.slice(0, WORDS_SHOWN).map(({ value, folded, rows }) => ({ value, folded, rows })),
    // Those that wait for a word first: of the others there may be many.
    words: words
      .toSorted((a, b) => Number(a.from === 'known') - Number(b.from === 'known'))
      .slice(0, WORDS_SHOWN),
    unread: unread.length,
    problem: unread[0]?.problem ?? null,
  }
}

type ReadText = { readonly text: string; readonly one: ReturnType<typeof readCell> }

function wordsOf(
  field: NamedField,
  read: readonly ReadText[],
  { meanings }: ReadingRules,
  offers: Meanings,
): ReadWord[] {
  const words = Map.groupBy(
    read.filter(({ text }) => text !== ''),
    ({ text }) => foldWord(text),
  )
  return [...words].flatMap(([folded, [first, ...others]]): ReadWord[] => {
    if (!first) return []
    const value = 'value' in first.one ? (first.one.value ?? null) : null
    const isOffered = offers[field]?.[folded] !== undefined
    const isTold = meanings[field]?.[folded] !== undefined
    const isUnread = 'problem' in first.one
    // A dash, which says nothing.
    if (value === null && !isUnread && !isTold) return []
    return [
      {
        value: first.text.slice(0, SAMPLE_MAX),
        folded,
        rows: others.length + 1,
        means: value === null ? null : String(value),
        from: isUnread ? 'unknown' : isOffered ? 'offered' : isTold ? 'told' : 'known',
      },
    ]
  })
}
