import type { ApartmentStatus } from '../apartments/apartment-status.ts'
import type { ApartmentTypeKey } from '../apartments/apartment-type-keys.ts'
import { type Cell, isDate, textOf } from './cell.ts'
import { foldWord } from './fold-word.ts'
import type { ImportField } from './import-field.ts'
import { type NumberFormat, readNumber } from './read-number.ts'
import { readOrientation } from './read-orientation.ts'
import { readStatus } from './read-status.ts'

/** What a row says of an apartment, by field. Building and type are named by their ids. */
export interface ImportValues {
  readonly name: string
  readonly building: number
  readonly type: number
  readonly floor: number
  readonly rooms: number
  readonly area: number
  readonly balconyArea: number
  readonly orientation: string
  readonly levels: number
  readonly price: number
  readonly status: ApartmentStatus
}

/** Why a cell cannot be read; screens choose the sentence. */
export const CELL_PROBLEMS = ['not-a-number', 'date', 'out-of-range', 'unknown-value', 'too-long'] as const

export type CellProblem = (typeof CELL_PROBLEMS)[number]

/** Fields whose cells name something that is known: what is not known can be told what it means. */
export const NAMED_FIELDS = ['building', 'type', 'status'] as const

export type NamedField = (typeof NAMED_FIELDS)[number]

export interface Named {
  readonly id: number
  readonly names: string[]
}

export interface NamedType extends Named {
  /** What kind of type it is, where that is known. */
  readonly key?: ApartmentTypeKey
}

/** Folded words of the file with what they mean: an id, a status, or null for "leave those as they are". */
export type Meanings = Readonly<Partial<Record<NamedField, Readonly<Record<string, string | null>>>>>

export interface ReadingRules {
  readonly numbers: NumberFormat
  readonly serbianCompass: boolean
  readonly buildings: readonly Named[]
  readonly types: readonly NamedType[]
  readonly meanings: Meanings
}

/** Undefined: the cell says nothing. */
export type ReadCell = { readonly value: string | number | undefined } | { readonly problem: CellProblem }

const NAME_MAX = 40

interface Range {
  readonly least: number
  readonly most: number
  readonly whole?: true
}

/** As far as an apartment's own fields go. Prices are whole euros, and rounded to them. */
const RANGES: Readonly<Partial<Record<ImportField, Range>>> = {
  floor: { least: -20, most: 300, whole: true },
  rooms: { least: 0, most: 100, whole: true },
  levels: { least: 1, most: 20, whole: true },
  area: { least: 0, most: 100_000 },
  balconyArea: { least: 0, most: 100_000 },
  price: { least: 1, most: 2_147_483_647 },
}

const FLOOR_WORDS: Readonly<Record<string, number>> = {
  prizemlje: 0,
  pr: 0,
  ground: 0,
  'ground floor': 0,
  suteren: -1,
  basement: -1,
}

export function readCell(field: ImportField, cell: Cell, rules: ReadingRules): ReadCell {
  const text = textOf(cell)
  // A dash says nothing; so does an empty cell.
  if (text === '' || /^[-–—]$/.test(text)) return { value: undefined }
  // Excel has made a date of `1-5`, whoever wanted it.
  if (isDate(cell)) return { problem: 'date' }
  if (field === 'name') return text.length > NAME_MAX ? { problem: 'too-long' } : { value: text }
  if (field === 'orientation') return orUnknown(readOrientation(text, rules.serbianCompass))
  if (isNamed(field)) return readNamed(field, text, rules)
  if (field === 'floor' && foldWord(text) in FLOOR_WORDS) return { value: FLOOR_WORDS[foldWord(text)] }
  return readMeasure(field, typeof cell === 'number' ? cell : readNumber(text, rules.numbers))
}

export const isNamed = (field: ImportField | null): field is NamedField =>
  (NAMED_FIELDS as readonly (string | null)[]).includes(field)

const orUnknown = (value: string | number | undefined): ReadCell =>
  value === undefined ? { problem: 'unknown-value' } : { value }

function readNamed(field: NamedField, text: string, rules: ReadingRules): ReadCell {
  const folded = foldWord(text)
  const told = rules.meanings[field]?.[folded]
  if (told === null) return { value: undefined }
  if (field === 'status') return orUnknown(readStatus(told ?? text))
  const things = field === 'building' ? rules.buildings : rules.types
  const found = things.find(({ id, names }) =>
    told === undefined ? names.some((name) => foldWord(name) === folded) : String(id) === told,
  )
  return orUnknown(found?.id)
}

function readMeasure(field: ImportField, number: number | undefined): ReadCell {
  const { least, most, whole } = RANGES[field] ?? { least: 0, most: 0 }
  if (number === undefined || !Number.isFinite(number)) return { problem: 'not-a-number' }
  const value = field === 'price' ? Math.round(number) : number
  if (value < least || value > most || (whole && !Number.isInteger(value))) return { problem: 'out-of-range' }
  return { value }
}
