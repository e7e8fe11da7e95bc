import { SaxesParser } from 'saxes'
import { FileRefused } from './file-refused.ts'

/** 20,000 rows of a hundred columns, twice. */
const CELLS_MAX = 4_000_000

const PLACE = /^([A-Z]{1,3})(\d{1,7})$/
const ROW_NUMBER = /^\d{1,7}$/

/**
 * Looks through a workbook before it is parsed. The parser makes every cell up to the last one, so a single one in the far
 * corner is as large as a full sheet; and it takes a formula that was never worked out for an empty cell, which would be
 * a price that nobody gave.
 */
export function checkWorkbook(files: ReadonlyMap<string, Buffer>): void {
  if (!files.has('xl/workbook.xml')) throw new FileRefused('file-type-refused', 'no workbook')
  let cells = 0
  for (const [name, content] of files) {
    // A workbook may keep its sheets anywhere, under any name.
    const isSheet = content.includes('sheetData')
    const text = isSheet || /[.](xml|rels)$/.test(name) ? content.toString('utf8') : ''
    // No workbook needs one, and entities that stand for entities are another bomb.
    if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY'))
      throw new FileRefused('file-unsafe', 'entities')
    if (isSheet) cells += cellsIn(text, name.replace(/^.*\//, '').replace('.xml', ''))
    if (cells > CELLS_MAX) throw tooLarge()
  }
}

const tooLarge = () => new FileRefused('file-unsafe', 'cells')

/**
 * How many cells the parser makes of a sheet. It is read as XML, as the parser does: whatever is written in another way than
 * Excel does, in other quotes or letters, says the same to the parser.
 */
function cellsIn(text: string, sheet: string): number {
  let [rows, columns, count] = [0, 0, 0]
  let [row, column, inRow] = [0, 0, 0]
  let [hasFormula, hasValue] = [false, false]

  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new FileRefused('file-broken')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const at = Object.entries(attributes).find(([attribute]) => local(attribute) === 'r')?.[1]
    if (local(name) === 'row') {
      if (at !== undefined && !ROW_NUMBER.test(at)) throw tooLarge()
      row = at === undefined ? row + 1 : Number(at)
      rows = Math.max(rows, row)
      inRow = 0
    } else if (local(name) === 'c') {
      const [, letters = '', number = ''] = at === undefined ? [] : (PLACE.exec(at) ?? [])
      if (at !== undefined && letters === '') throw tooLarge()
      count += 1
      inRow += 1
      row = at === undefined ? row : Number(number)
      column = at === undefined ? inRow : columnNumber(letters)
      rows = Math.max(rows, row)
      columns = Math.max(columns, column)
      if (Math.max(count, rows * columns) > CELLS_MAX) throw tooLarge()
      hasFormula = hasValue = false
    } else if (local(name) === 'f') hasFormula = true
    else if (local(name) === 'v') hasValue = true
  })
  parser.on('closetag', ({ name }) => {
    if (local(name) === 'c' && hasFormula && !hasValue)
      throw new FileRefused('cell-unreadable', 'a formula without its value', { sheet, row, column })
  })
  parser.write(text).close()
  return Math.max(count, rows * Math.max(columns, 1))
}

/** `c` of `x:c`: the parser looks at no more. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
