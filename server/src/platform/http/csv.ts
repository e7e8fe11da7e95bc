import { withMarks } from '@belvedere/domain/imports/formula-marks'
import type { ExportLanguage } from '@belvedere/domain/imports/import-field'
import { stringify } from 'csv-stringify/sync'

/** A cell as it leaves: a number stays one. */
export type Written = string | number | null

/** So that nobody's sheet runs what somebody typed as a name; import takes the marks away again (IMP-01). */
export const asText = (cell: Written) => (typeof cell === 'string' ? withMarks(cell) : cell)

/** Whatever some sheet takes for the end of a cell or of a line, whichever separator it expects. */
const QUOTED = /[\r\n;,\t"]/

/** Lines as Excel opens them by a double click, once `BOM` stands before the first: Serbian with semicolons and commas. */
export function csvLines(rows: readonly (readonly Written[])[], language: ExportLanguage): string {
  const serbian = language === 'sr'
  const cell = (value: Written) =>
    typeof value === 'number' && serbian ? String(value).replace('.', ',') : (asText(value) ?? '')
  return stringify(
    rows.map((row) => row.map(cell)),
    { delimiter: serbian ? ';' : ',', record_delimiter: 'windows', quoted_match: QUOTED },
  )
}

export const BOM = '\ufeff'
