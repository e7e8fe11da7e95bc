import { FileRefused } from './file-refused.ts'

/** 20,000 rows of a hundred columns, twice. */
const CELLS_MAX = 4_000_000

const SHEET = /^xl\/worksheets\/[^/]+[.]xml$/
/** Stops at the next cell, so that a million cells without an end cost no more than a million with one. */
const CELL = /<c(?=[\s/>])([^<>]*?)(?:\/>|>((?:(?!<c[\s/>]).)*?)<\/c>)/gs
const PLACE = /\br="([A-Z]{1,3})(\d{1,7})"/

/**
 * Looks through a workbook before it is parsed. The parser makes every cell up to the last one, so a single one in the far
 * corner is as large as a full sheet; and it takes a formula that was never worked out for an empty cell, which would be
 * a price that nobody gave.
 */
export function checkWorkbook(files: ReadonlyMap<string, Buffer>): void {
  if (!files.has('xl/workbook.xml')) throw new FileRefused('file-type-refused', 'no workbook')
  let cells = 0
  for (const [name, content] of files) {
    const isMarkup = /[.](xml|rels)$/.test(name)
    const text = isMarkup ? content.toString('utf8') : ''
    // No workbook needs one, and entities that stand for entities are another bomb.
    if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY'))
      throw new FileRefused('file-unsafe', 'entities')
    if (SHEET.test(name)) cells += cellsIn(text, name.replace(/^.*\//, '').replace('.xml', ''))
    if (cells > CELLS_MAX) throw new FileRefused('file-unsafe', 'cells')
  }
}

function cellsIn(text: string, sheet: string): number {
  let [rows, columns, count] = [0, 0, 0]
  for (const [, attributes = '', content = ''] of text.matchAll(CELL)) {
    count += 1
    const [, letters = '', number = '0'] = PLACE.exec(attributes) ?? []
    const [row, column] = [Number(number), columnNumber(letters)]
    rows = Math.max(rows, row)
    columns = Math.max(columns, column)
    if (/<f[\s>/]/.test(content) && !/<v>[^<]|<v\/>|<v><\/v>/.test(content))
      throw new FileRefused('cell-unreadable', 'a formula without its value', { sheet, row, column })
    if (count > CELLS_MAX) break
  }
  return Math.max(count, rows * columns)
}

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
