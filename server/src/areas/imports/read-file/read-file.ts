import type { Cell } from '@belvedere/domain/imports/cell'
import { guessSeparator, SEPARATORS, type Separator } from '@belvedere/domain/imports/guess-separator'
import type { Letters } from '@belvedere/domain/imports/letters'
import { checkWorkbook } from './check-workbook.ts'
import { decodeText, guessLetters } from './decode-text.ts'
import { FileRefused } from './file-refused.ts'
import { openZip } from './open-zip.ts'

/** What of a text file can be chosen otherwise than it was recognised. */
export type FileChoices = { letters?: Letters | undefined; separator?: Separator | undefined }

export type Sheet = { name: string; rows: Cell[][] }

export type ReadFile = {
  sheets: Sheet[]
  /** Of a text file what it is written in, with some of its own letters to see it by. */
  text: { letters: Letters; sample: string; separator: Separator } | null
}

const COLUMNS_MAX = 200
/** A cell of a list is no novel. */
const CELL_MAX = 2_000

const startsWith = (bytes: Buffer, ...mark: number[]) => mark.every((byte, nth) => bytes[nth] === byte)

/** Reads a list, whatever it is: a workbook, or text in columns. What is neither is refused. */
export async function readFile(bytes: Buffer, choices: FileChoices): Promise<ReadFile> {
  if (startsWith(bytes, 0x50, 0x4b)) return { sheets: await readWorkbook(bytes), text: null }
  // Excel before 2007, or any workbook behind a password; PDF.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) || startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    throw new FileRefused('file-type-refused')
  return readText(bytes, choices)
}

async function readText(bytes: Buffer, choices: FileChoices): Promise<ReadFile> {
  const letters = choices.letters ?? guessLetters(bytes)
  const text = decodeText(bytes, letters)
  // A picture, a program, a web page that was saved as a list.
  if (text.includes('\0') || /^\s*<(!doctype|html|\?xml|table|meta)/i.test(text))
    throw new FileRefused('file-type-refused')
  const separator = choices.separator ?? guessSeparator(text)
  const rows = await parseText(text, SEPARATORS[separator])
  refuseWide(rows)
  const sample = [...new Set(text.match(/\p{L}/gu) ?? [])].filter((letter) => letter > 'z')
  return {
    sheets: [{ name: '', rows }],
    text: { letters, sample: sample.slice(0, 6).join(' '), separator },
  }
}

async function parseText(text: string, delimiter: string): Promise<Cell[][]> {
  // Each program reads one file, and loads what that one needs.
  const { parse } = await import('csv-parse/sync')
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: COLUMNS_MAX * CELL_MAX,
    })
  } catch (error) {
    const { lines } = error as { lines?: number }
    throw new FileRefused('cell-unreadable', 'a quote that does not end', lines ? { row: lines } : {})
  }
}

async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  checkWorkbook(openZip(bytes))
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  const copy = new Uint8Array(bytes).buffer
  const sheets = await readXlsxFile(copy).catch((error: unknown) => {
    const [, row, column] = /row (\d+), col (\d+)/.exec(String(error)) ?? []
    if (row && column)
      throw new FileRefused('cell-unreadable', 'its value', { row: Number(row), column: Number(column) })
    throw new FileRefused('file-broken')
  })
  return sheets.map(({ sheet, data }) => {
    const rows = data.map((row) => row.map(asCell))
    refuseWide(rows, sheet)
    return { name: sheet, rows }
  })
}

const asCell = (value: unknown): Cell => {
  if (value instanceof Date) return { date: value.toISOString().slice(0, 10) }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

function refuseWide(rows: readonly Cell[][], sheet?: string): void {
  const at = { ...(sheet !== undefined && { sheet }) }
  for (const [nth, row] of rows.entries()) {
    if (row.length > COLUMNS_MAX)
      throw new FileRefused('no-table', 'too many columns', { ...at, row: nth + 1, column: COLUMNS_MAX + 1 })
    const long = row.findIndex((cell) => typeof cell === 'string' && cell.length > CELL_MAX)
    if (long >= 0)
      throw new FileRefused('cell-unreadable', 'too long', { ...at, row: nth + 1, column: long + 1 })
  }
}
