import { MEDIAN_LIMIT_PERCENT, medianOf, perAreaOf } from './hold-back.ts'
import type {
  ColumnReason,
  ColumnSample,
  ComparedProject,
  FieldChange,
  FoundRow,
  HeldColumn,
  ImportDiff,
  NewApartment,
  PresentApartment,
  RefuseReason,
} from './import-changes.ts'
import { IMPORT_FIELDS, type ImportField } from './import-field.ts'
import { NAMED_FIELDS } from './read-cell.ts'
import type { UnreadCell } from './read-rows.ts'

/** "A field that changes in more than a fifth of the rows it names, and at least five": a fifth itself counts too. */
const MANY = { share: 1 / 5, least: 5 }
/** So many rows that look like an accident are one; whoever corrects a tenth of a list is not asked. */
const ODD = { share: 1 / 10, least: 3 }
/** Euros for a square metre, in a list with nothing to hold it against. */
const PER_AREA = { least: 200, most: 30_000, ofMedian: 3 }
const SAMPLES = 3

type Numeric = 'floor' | 'rooms' | 'area' | 'balconyArea' | 'levels' | 'price'
const NUMERIC: readonly Numeric[] = ['floor', 'rooms', 'area', 'balconyArea', 'levels', 'price']
const POWERS_OF_TEN = [10, 100, 1_000]

interface Looked {
  readonly found: readonly FoundRow[]
  readonly changed: readonly FieldChange[]
  readonly fresh: readonly NewApartment[]
  readonly guards: ImportDiff['guards']
  readonly unread: readonly UnreadCell[]
  readonly twoWays: readonly ImportField[]
  readonly project: ComparedProject
}

/** IMP-03 has rules of its own for these. */
const isGuarded = ({ field }: FieldChange) => field !== 'price' && field !== 'status'

/**
 * Which columns are held back until somebody confirms them (IMP-07). An accident is known by its column (much of it
 * changes, or it fits another field), or by its rows: those in which several things change at once, cells cannot be read
 * or belong elsewhere. Then every column is in doubt, those included whose own values are plausible.
 */
export function holdColumns(looked: Looked): HeldColumn[] {
  const odd = oddRows(looked)
  return IMPORT_FIELDS.flatMap((field): HeldColumn[] => {
    const named = looked.found.filter(({ row }) => row.values[field] !== undefined)
    const samples = samplesOf(field, looked)
    const like = fitsBetter(field, looked.found)
    const strange = field === 'price' ? implausible(looked) : []
    const reasons: [ColumnReason, boolean][] = [
      ['fits-other', like !== null],
      ['many', isMany(field, looked, named.length)],
      ['odd-rows', odd === 'all' || (odd === 'guarded' && field !== 'price' && field !== 'status')],
      ['implausible', strange.length > 0],
      ['two-ways', looked.twoWays.includes(field) && isFirst(field, looked)],
    ]
    const held = reasons.flatMap(([reason, is]) => (is ? [reason] : []))
    if (held.length === 0 || samples.length === 0) return []
    return [
      {
        field,
        reasons: held,
        like,
        changes: samples.length,
        rows: named.length,
        samples: [...strange, ...samples].slice(0, SAMPLES),
      },
    ]
  })
}

/** What would change in a column, new apartments included; those are what changes in the column of names. */
function samplesOf(field: ImportField, { found, changed, fresh }: Looked): ColumnSample[] {
  const says = new Map(found.map(({ row }) => [row.number, row.says[field] ?? '']))
  const sample = (
    row: number,
    name: string,
    before: ColumnSample['before'],
    after: ColumnSample['after'],
  ) => ({
    row,
    name,
    before,
    after,
    says: says.get(row) ?? '',
  })
  return [
    ...changed
      .filter((change) => change.field === field && change.refused === null)
      .map(({ row, name, before, after }) => sample(row, name, before, after)),
    ...fresh
      .filter(({ values, refused }) => values[field] !== undefined && refused === null)
      .map(({ row, name, values }) => sample(row, name, null, values[field] ?? null)),
  ]
}

function isMany(field: ImportField, { changed }: Looked, rows: number): boolean {
  const changes = changed.filter((change) => change.field === field && isGuarded(change)).length
  return changes >= MANY.least && changes >= rows * MANY.share
}

/** The field whose present values a column says rather than its own, where the two are not alike anyway. */
function fitsBetter(field: ImportField, found: readonly FoundRow[]): Numeric | null {
  if (!isNumeric(field) || field === 'price') return null
  for (const other of NUMERIC) {
    if (other === field) continue
    let [own, better] = [0, 0]
    for (const { row, means } of found) {
      const [apartment] = means
      if (!apartment || apartment[field] === apartment[other]) continue
      if (row.values[field] === apartment[field]) own += 1
      if (row.values[field] !== undefined && row.values[field] === apartment[other]) better += 1
    }
    if (better >= MANY.least && better > own) return other
  }
  return null
}

const isNumeric = (field: ImportField): field is Numeric => (NUMERIC as readonly string[]).includes(field)

/** Whether so many rows are odd that every column is in doubt, or so many touched that the guarded ones are. */
function oddRows({ found, changed, fresh, guards, unread, project }: Looked): 'all' | 'guarded' | 'none' {
  if (project.apartments.length === 0) return 'none'
  const byRow = Map.groupBy(changed, ({ row }) => row)
  const present = new Map(found.map(({ row, means: [apartment] }) => [row.number, apartment]))
  const isMedian = guards.some(({ guard }) => guard === 'median')
  const names = new Set(project.apartments.map(({ name }) => name))
  const odd = new Set(unread.filter(isMisplaced).map(({ row }) => row))
  const touched = new Set(odd)
  for (const [row, changes] of byRow) {
    const guarded = changes.filter(isGuarded)
    if (guarded.length > 0) touched.add(row)
    if (
      guarded.length > 1 ||
      guarded.some((change) => belongsElsewhere(change, present.get(row))) ||
      changes.some((change) => isHindered(change) || (!isMedian && movesMuch(change)))
    )
      odd.add(row)
  }
  // A name that another building has was more likely moved than made.
  for (const { row, name, held } of fresh) if (held.length > 0 || names.has(name)) odd.add(row)
  for (const row of odd) touched.add(row)
  const rows = found.length + unread.filter(({ field }) => field === 'name').length
  if (odd.size >= ODD.least && odd.size > rows * ODD.share) return 'all'
  return touched.size >= MANY.least && touched.size >= rows * MANY.share ? 'guarded' : 'none'
}

/** A word that is not known is the office's own; a number where a word is due, or the other way round, is misplaced. */
const isMisplaced = ({ field, says }: UnreadCell) =>
  !(NAMED_FIELDS as readonly string[]).includes(field) || /\d/.test(says)

/** A list cannot know what the desk does. */
const OF_THE_DESK: readonly (RefuseReason | null)[] = ['claimed', 'needs-buyer']

const isHindered = ({ held, refused }: FieldChange) =>
  held.length > 0 || (refused !== null && !OF_THE_DESK.includes(refused))

const movesMuch = ({ percent }: FieldChange) => percent !== null && Math.abs(percent) > MEDIAN_LIMIT_PERCENT

/** It is what another field of the apartment says, or its own with the point elsewhere. */
function belongsElsewhere({ field, before, after }: FieldChange, apartment?: PresentApartment): boolean {
  if (!apartment || typeof after !== 'number' || !isNumeric(field)) return false
  if (NUMERIC.some((other) => other !== field && apartment[other] === after)) return true
  const [small, large] = [Math.min(after, Number(before)), Math.max(after, Number(before))]
  return small > 0 && POWERS_OF_TEN.some((power) => Math.abs(large / small - power) < power / 100)
}

/** Whether nothing is there that its values could be held against. */
const isFirst = (field: ImportField, { found, project }: Looked): boolean =>
  field === 'price'
    ? perAreaOf(project.apartments) === undefined
    : found.every(({ means }) => means.length === 0)

/** Of a first list the prices that no square metre costs, in itself or beside the others. */
function implausible(looked: Looked): ColumnSample[] {
  if (!isFirst('price', looked)) return []
  const priced = looked.found.flatMap(({ row, means: [apartment] }) => {
    const area = row.values.area ?? apartment?.area ?? 0
    const { price, name = '' } = row.values
    return price !== undefined && area > 0 ? [{ row, name, price, each: price / area }] : []
  })
  const median = medianOf(priced.map(({ each }) => each)) ?? 0
  return priced
    .filter(
      ({ each }) =>
        each < Math.max(PER_AREA.least, median / PER_AREA.ofMedian) ||
        each > Math.min(PER_AREA.most, median * PER_AREA.ofMedian),
    )
    .map(({ row, name, price }) => ({
      row: row.number,
      name,
      before: null,
      after: price,
      says: row.says.price ?? '',
    }))
}
