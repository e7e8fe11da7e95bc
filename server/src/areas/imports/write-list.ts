import { columnTitle, type ExportLanguage, type ImportField } from '@belvedere/domain/imports/import-field'
import writeXlsxFile from 'write-excel-file/node'
import { asText, BOM, csvLines, type Written } from '../../platform/http/csv.ts'

type List = {
  columns: readonly ImportField[]
  rows: readonly (readonly Written[])[]
  language: ExportLanguage
}

const headOf = ({ columns, language }: List) => columns.map((field) => columnTitle(field, language))

export const asCsv = (list: List): Buffer =>
  Buffer.from(BOM + csvLines([headOf(list), ...list.rows], list.language))

export async function asXlsx(list: List): Promise<Buffer> {
  const head = headOf(list).map((value) => ({ value, fontWeight: 'bold' as const }))
  const rows = list.rows.map((row) => row.map((value) => asCell(asText(value))))
  return writeXlsxFile([head, ...rows]).toBuffer()
}

const asCell = (value: Written) => {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}
