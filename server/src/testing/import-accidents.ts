import { IMPORT_FIELDS, type ImportField } from '@belvedere/domain/imports/import-field'
import { statusWord } from '@belvedere/domain/imports/read-status'
import fc from 'fast-check'

/** A list as the product exports it, cell by cell. */
export interface ExportedList {
  readonly language: 'en' | 'sr'
  readonly columns: readonly ImportField[]
  readonly rows: readonly (readonly string[])[]
}

export const ACCIDENT_KINDS = [
  'cells lost',
  'cells inserted',
  'columns swapped',
  "another building's values",
  'an older file',
  'thousands read as decimals',
  'encodings',
] as const

export interface Accident {
  readonly kind: (typeof ACCIDENT_KINDS)[number]
  /** Of the rows, how many it strikes: from the first one on, or here and there. */
  readonly share: number
  readonly from: number
  readonly scattered: boolean
  /** Of any size: where it happens, and how. */
  readonly at: number
  readonly how: number
}

const anyNumber = fc.nat(1_000_000)

/** An accident on so many of the rows, as a share of them. */
export const accidents = (least: number, most: number): fc.Arbitrary<Accident> =>
  fc.record({
    kind: fc.constantFrom(...ACCIDENT_KINDS),
    share: fc.double({ min: least, max: most, noNaN: true }),
    from: anyNumber,
    scattered: fc.boolean(),
    at: anyNumber,
    how: anyNumber,
  })

/** What an accident counts as: rows that say the same as before were not struck. */
const LEAST_ROWS = 5

/**
 * The list after an accident; undefined where it cannot happen to so many rows of this one. `others` are rows of another
 * building with the same columns.
 */
export function struck(
  list: ExportedList,
  accident: Accident,
  others: ExportedList['rows'],
  least = LEAST_ROWS,
): ExportedList | undefined {
  const wanted = Math.max(least, Math.ceil(list.rows.length * accident.share))
  const rows = [...list.rows]
  let done = 0
  for (const nth of orderOf(rows.length, accident)) {
    if (done === wanted) break
    const row = rows[nth] ?? []
    const changed = strike(row, nth, list, accident, others)
    if (JSON.stringify(changed) === JSON.stringify(row)) continue
    rows[nth] = changed
    done += 1
  }
  return done < wanted ? undefined : { ...list, rows }
}

/** The rows in the order in which they are struck: one after the other, or far apart. */
function orderOf(count: number, { from, scattered }: Accident): number[] {
  const step = scattered ? ([37, 41, 43].find((prime) => count % prime !== 0) ?? 1) : 1
  return Array.from({ length: count }, (_, nth) => (from + nth * step) % Math.max(1, count))
}

function strike(
  row: readonly string[],
  nth: number,
  { columns, language }: ExportedList,
  { kind, at, how }: Accident,
  others: ExportedList['rows'],
): readonly string[] {
  const place = at % columns.length
  switch (kind) {
    case 'cells lost':
      return row.toSpliced(place, 1)
    case 'cells inserted':
      return row.toSpliced(place, 0, how % 3 === 0 ? (row[place] ?? '') : '')
    case 'columns swapped': {
      // The names stay: a swapped name is a list of strangers, which IMP-03 stops.
      const [one, other] = [1 + (at % (columns.length - 1)), 1 + (how % (columns.length - 1))]
      return row.with(one, row[other] ?? '').with(other, row[one] ?? '')
    }
    case "another building's values": {
      const other = others[(nth + how) % Math.max(1, others.length)] ?? row
      return row.map((cell, column) => (columns[column] === 'name' ? cell : (other[column] ?? '')))
    }
    case 'an older file':
      return row.map((cell, column) => older(cell, columns[column], { language, how }))
    case 'thousands read as decimals':
      return row.map((cell, column) => misread(cell, columns[column], { language, how }))
    default:
      return row.map((cell) => cell.replaceAll(/[^ -~]/g, how % 2 === 0 ? '?' : 'Ä\u008d'))
  }
}

type Around = { language: 'en' | 'sr'; how: number }

/** Cheaper by 4 to 9 %, and free what is not any more. */
function older(cell: string, field: ImportField | undefined, { language, how }: Around): string {
  if (field === 'price' && cell !== '') return String(Math.round(Number(cell) * (0.91 + (how % 6) / 100)))
  return field === 'status' ? statusWord('available', language) : cell
}

/** `362000` was saved as `362.000` and is read as 362; or `82.4` was read as 824 and saved as that. */
function misread(cell: string, field: ImportField | undefined, { language, how }: Around): string {
  const point = language === 'sr' ? ',' : '.'
  if (field === 'price' && how % 2 === 0) return cell.replace(/(\d{3})$/, `${point}$1`)
  const isArea = field === 'area' || field === 'balconyArea'
  return isArea && how % 2 === 1 ? cell.replace(point, '') : cell
}

/** A change that somebody makes on purpose: which row and field, and by how much; by its name a new apartment like it. */
export interface Edit {
  readonly row: number
  readonly field: ImportField
  readonly size: number
}

const EDITED = [
  'name',
  'price',
  'price',
  'floor',
  'rooms',
  'area',
  'balconyArea',
  'orientation',
  'levels',
  'type',
  'status',
] as const

/** Some edits; how many rows of a list they may reach is for `edited` to say. */
export const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({
    row: anyNumber,
    field: fc.constantFrom(...EDITED),
    size: fc.double({ min: -1, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 30 },
)

/**
 * The list with honest edits in a tenth of its rows at most, new ones included, within the limits of IMP-03, and how many
 * they are.
 */
export function edited(
  list: ExportedList,
  wanted: readonly Edit[],
  types: readonly string[],
): { list: ExportedList; changes: number } {
  const rows = list.rows.map((row) => [...row])
  const touched = Array.from(
    { length: Math.floor(rows.length / 10) },
    (_, nth) => (wanted[nth]?.row ?? nth * 7) % rows.length,
  )
  const done = new Set<string>()
  const fresh = new Map<number, string[]>()
  for (const { row: any, field, size } of wanted) {
    const nth = touched[any % Math.max(1, touched.length)]
    const column = list.columns.indexOf(field)
    const row = nth === undefined ? undefined : rows[nth]
    if (!row || nth === undefined || column < 0 || done.has(`${nth} ${column}`)) continue
    // A row that became the pattern of a new one stays as it is: the two count as one.
    if (field === 'name' || fresh.has(nth)) {
      const isWhole = list.columns.length === IMPORT_FIELDS.length
      if (isWhole && !isTouched(done, nth)) fresh.set(nth, newLike(row, size, list))
      continue
    }
    const before = row[column] ?? ''
    row[column] = honest(before, field, size, { types, list })
    const isOdd = field === 'price' && medianMoves(list, rows)
    if (isOdd) row[column] = before
    if (row[column] !== before) done.add(`${nth} ${column}`)
  }
  return { list: { ...list, rows: [...rows, ...fresh.values()] }, changes: done.size + fresh.size }
}

const isTouched = (done: ReadonlySet<string>, nth: number) =>
  [...done].some((one) => one.startsWith(`${nth} `))

/** The apartment next door: alike, at a price of its own, and nobody has it yet. */
function newLike(row: readonly string[], size: number, list: ExportedList): string[] {
  return list.columns.map((field, column) => {
    const cell = row[column] ?? ''
    if (field === 'name') return `${cell}N`
    if (field === 'status') return statusWord('available', list.language)
    return field === 'price' || field === 'area' || field === 'balconyArea'
      ? honest(cell, field, size, { types: [], list })
      : cell
  })
}

/** "A median that moves by more than 3 %" is none of the honest edits. */
function medianMoves(list: ExportedList, rows: ExportedList['rows']): boolean {
  const column = list.columns.indexOf('price')
  const medianOf = (some: ExportedList['rows']) => {
    const prices = some.flatMap((row) => (row[column] ? [Number(row[column])] : [])).sort((a, b) => a - b)
    const [low = 0, high = 0] = [
      prices[Math.ceil(prices.length / 2) - 1],
      prices[Math.floor(prices.length / 2)],
    ]
    return (low + high) / 2
  }
  const before = medianOf(list.rows)
  return Math.abs(medianOf(rows) - before) > before * 0.03
}

type Known = { types: readonly string[]; list: ExportedList }

function honest(cell: string, field: ImportField, size: number, { types, list }: Known): string {
  const number = Number(cell.replace(',', '.'))
  const step = size < 0 ? -1 : 1
  const write = (value: number) => (list.language === 'sr' ? String(value).replace('.', ',') : String(value))
  switch (field) {
    case 'price':
      // Just below the 10 % of IMP-03.
      return cell === '' ? cell : write(Math.round(number * (1 + size * 0.099)))
    case 'floor':
      return write(Math.max(1, number + step))
    case 'rooms':
      return write(Math.max(1, number + step))
    case 'area':
      return write(Math.round((number + size * 0.9) * 10) / 10)
    case 'balconyArea':
      return write(Math.max(0, Math.round((number + size * 3) * 10) / 10))
    case 'levels':
      return write(number === 1 ? 2 : 1)
    case 'orientation': {
      const sides = ['N', 'S', 'E', 'W', 'S/W']
      return sides[Math.floor(Math.abs(size) * 4.99)] ?? cell
    }
    case 'type':
      return types[Math.floor(Math.abs(size) * (types.length - 0.01))] ?? cell
    default:
      return cell === statusWord('available', list.language) ? statusWord('unavailable', list.language) : cell
  }
}
