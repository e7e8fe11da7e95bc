import type { ExportLanguage } from '@belvedere/domain/imports/import-field'
import { stringify } from 'csv-stringify/sync'

/** A cell as it leaves: a number stays one. */
export type Written = string | number | null

/** What a sheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** So that nobody's sheet runs what somebody typed as a name; import takes the mark away again (IMP-01). */
export const asText = (cell: Written) => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell)

/** Lines as Excel opens them by a double click, once `BOM` stands before the first: Serbian with semicolons and commas. */
export function csvLines(rows: readonly (readonly Written[])[], language: ExportLanguage): string {
  const serbian = language === 'sr'
  const cell = (value: Written) =>
    typeof value === 'number' && serbian ? String(value).replace('.', ',') : (asText(value) ?? '')
  return stringify(
    rows.map((row) => row.map(cell)),
    { delimiter: serbian ? ';' : ',', record_delimiter: 'windows' },
  )
}

export const BOM = '\ufeff'
