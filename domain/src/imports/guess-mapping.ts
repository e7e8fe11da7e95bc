import { type Cell, isEmpty, textOf } from './cell.ts'
import type { Table } from './find-table.ts'
import { foldWord } from './fold-word.ts'
import { medianOf } from './hold-back.ts'
import { guessField, type ImportField, isPerArea, isPriceHead } from './import-field.ts'
import { guessNumberFormat, isMoney, readNumber } from './read-number.ts'
import type { Mapping } from './read-rows.ts'

/** Of a column that its name does not explain so many cells are looked at: a list may have two hundred such columns. */
const LOOK_AT = 50

/** Each field once, in the order of the columns: of two that may be the price the first is. */
export function guessMapping(table: Table, allowed: readonly ImportField[]): Mapping {
  const taken = new Set<ImportField>()
  const byName = table.headers.map((header) => {
    const field = guessField(header)
    if (!field || taken.has(field) || !allowed.includes(field)) return null
    taken.add(field)
    return field
  })
  const mapping = byName.map((field, column) => {
    if (field !== 'rooms' || !isInWords(cellsOf(table, column))) return field
    return taken.has('type') || !allowed.includes('type') ? null : 'type'
  })
  const price = allowed.includes('price') ? likelyPrice(table, mapping) : null
  return mapping.map((field, column) => (column === price ? 'price' : field))
}

/** The column that seems to be the price where none is: by its name, or by the currency in its cells. */
export function likelyPrice(table: Table, mapping: Mapping): number | null {
  if (mapping.includes('price')) return null
  const seeming = table.headers.flatMap((header, column) => {
    if (mapping[column] || isPerArea(header)) return []
    const cells = cellsOf(table, column)
    const byName = isPriceHead(header)
    if (cells.length === 0 || !(byName || isMostlyMoney(cells))) return []
    const whole = byName && !/\b(bez|without|excl|excluding|net|neto)\b/.test(foldWord(header))
    return [{ column, rank: whole ? 2 : byName ? 1 : 0, size: sizeOf(cells) }]
  })
  const [best] = seeming
    .filter(({ size }) => size > 0)
    .toSorted((a, b) => b.rank - a.rank || b.size - a.size || a.column - b.column)
  return best?.column ?? null
}

const cellsOf = ({ rows }: Table, column: number): Cell[] =>
  rows.slice(0, LOOK_AT).flatMap(({ cells }) => {
    const cell = cells[column] ?? null
    return isEmpty(cell) ? [] : [cell]
  })

const isMostlyMoney = (cells: readonly Cell[]) =>
  cells.filter((cell) => typeof cell === 'string' && isMoney(cell)).length * 2 > cells.length

/** `Sobnost` is a number in some lists, and in others `Dvosoban` or `2,5`, which is a type. */
const isInWords = (cells: readonly Cell[]) =>
  cells.filter((cell) => !Number.isInteger(readNumber(textOf(cell), 'comma') ?? Number.NaN)).length * 2 >
  cells.length

function sizeOf(cells: readonly Cell[]): number {
  const texts = cells.map(textOf)
  const format = guessNumberFormat(texts, true)
  return medianOf(texts.flatMap((text) => readNumber(text, format) ?? [])) ?? 0
}
