import { columnTitle, type ExportLanguage, type ImportField } from '@belvedere/domain/imports/import-field'
import writeXlsxFile from 'write-excel-file/node'
import { asText, BOM, csvLines, type Written } from '../../platform/http/csv.ts'

type List = {
  columns: readonly ImportField[]
  rows: readonly (readonly Written[])[]
  language: ExportLanguage
  /** Of a template: what may stand in its columns, a line each. */
  hints?: readonly string[]
}

const SHEETS = { en: ['List', 'Words'], sr: ['Lista', 'Reči'] } as const
const TEMPLATE_COLUMN_WIDTH = 18

const headOf = ({ columns, language }: List) => columns.map((field) => columnTitle(field, language))

export const asCsv = (list: List): Buffer =>
  Buffer.from(BOM + csvLines([headOf(list), ...list.rows], list.language))

export async function asXlsx(list: List): Promise<Buffer> {
  const head = headOf(list).map((value) => ({ value, fontWeight: 'bold' as const }))
  const rows = list.rows.map((row) => row.map((value) => asCell(asText(value))))
  if (!list.hints) return writeXlsxFile([head, ...rows]).toBuffer()
  const [sheet, words] = SHEETS[list.language]
  const columns = head.map(() => ({ width: TEMPLATE_COLUMN_WIDTH }))
  return writeXlsxFile([
    { data: [head, ...rows], sheet, columns },
    // One column is no list: whoever sends the template back is not asked which sheet is meant.
    { data: list.hints.map((hint) => [asCell(asText(hint))]), sheet: words },
  ]).toBuffer()
}

const asCell = (value: Written) => {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}
