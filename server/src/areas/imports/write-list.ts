import { columnTitle, type ExportLanguage, type ImportField } from '@belvedere/domain/imports/import-field'
import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'

/** A cell as it leaves: a number stays one. */
export type Written = string | number | null

type List = {
  columns: readonly ImportField[]
  rows: readonly (readonly Written[])[]
  language: ExportLanguage
}

/** What a sheet would take for a formula. */
const FORMULA = /^[=+\-@]/

/** So that nobody's sheet runs what somebody typed as a name; import takes the mark away again (IMP-01). */
const asText = (cell: Written) => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell)

const headOf = ({ columns, language }: List) => columns.map((field) => columnTitle(field, language))

/** As Excel opens it by a double click: Serbian with semicolons and decimal commas. */
export function asCsv(list: List): Buffer {
  const serbian = list.language === 'sr'
  const cell = (value: Written) =>
    typeof value === 'number' && serbian ? String(value).replace('.', ',') : (asText(value) ?? '')
  const rows = [headOf(list), ...list.rows.map((row) => row.map(cell))]
  return Buffer.from(
    stringify(rows, { delimiter: serbian ? ';' : ',', bom: true, record_delimiter: 'windows' }),
  )
}

export async function asXlsx(list: List): Promise<Buffer> {
  const head = headOf(list).map((value) => ({ value, fontWeight: 'bold' as const }))
  const rows = list.rows.map((row) => row.map((value) => asCell(asText(value))))
  return writeXlsxFile([head, ...rows]).toBuffer()
}

const asCell = (value: Written) => {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}
