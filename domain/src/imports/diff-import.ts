import { type ForNew, newCompleter } from './complete-new.ts'
import { apartmentFinder } from './find-apartment.ts'
import {
  holdArea,
  holdPrice,
  MEDIAN_LIMIT_PERCENT,
  medianOf,
  type PerArea,
  perAreaOf,
  percentOf,
  UNKNOWN_LIMIT_PERCENT,
} from './hold-back.ts'
import { holdColumns } from './hold-columns.ts'
import type {
  ChangedField,
  ComparedProject,
  FieldChange,
  FoundRow,
  HoldReason,
  ImportDiff,
  NewApartment,
  PresentApartment,
  RefuseReason,
} from './import-changes.ts'
import type { ImportField } from './import-field.ts'
import { canBeConfirmed, hindranceOf } from './import-status.ts'
import { lookMark } from './look-mark.ts'
import type { FileRow, UnreadCell } from './read-rows.ts'

const FIELDS: readonly ChangedField[] = [
  'price',
  'status',
  'type',
  'floor',
  'rooms',
  'area',
  'balconyArea',
  'orientation',
  'levels',
]

/** What reading a file has shown beside its rows. */
export interface FileSigns {
  readonly unread?: readonly UnreadCell[]
  /** Columns whose numbers can be read two ways. */
  readonly twoWays?: readonly ImportField[]
  /** What was told for new apartments. */
  readonly forNew?: ForNew
}

/** What a file would change: new, changed, unchanged, missing, and what of it is held back (IMP-03, IMP-07). */
export function diffImport(
  rows: readonly FileRow[],
  project: ComparedProject,
  { unread = [], twoWays = [], forNew = {} }: FileSigns = {},
): ImportDiff {
  const { apartments, limitPercent } = project
  const find = apartmentFinder(apartments)
  const perArea = perAreaOf(apartments)
  const complete = newCompleter(project, forNew)
  const found: FoundRow[] = rows.map((row) => ({
    row,
    means: find(row.values.name ?? '', row.values.building),
  }))
  const times = Map.groupBy(found, ({ row, means }) => means[0]?.id ?? `new ${row.values.name}`)
  const isTwice = (one: FoundRow) =>
    (times.get(one.means[0]?.id ?? `new ${one.row.values.name}`)?.length ?? 0) > 1

  const changed: FieldChange[] = []
  const fresh: NewApartment[] = []
  const touched = new Set<number>()
  for (const one of found) {
    const { row, means } = one
    const held: HoldReason[] = isTwice(one) ? ['twice'] : []
    const [apartment] = means
    if (!apartment) fresh.push(newOf(row, { held, complete, perArea }))
    else if (means.length > 1)
      changed.push(...changesOf(row, apartment, { limitPercent, perArea, held }).map(severally))
    else changed.push(...changesOf(row, apartment, { limitPercent, perArea, held }))
    for (const { id } of means) touched.add(id)
  }

  const named = new Set(changed.map(({ apartmentId }) => apartmentId))
  const guards = [
    ...medianGuard(found, { limitPercent, perArea }),
    ...unknownGuard(fresh.length, rows.length, apartments.length),
  ]
  const heldColumns = holdColumns({ found, changed, fresh, guards, unread, twoWays, project })
  return {
    changed,
    fresh,
    missing: apartments
      .filter(({ id }) => !touched.has(id))
      .map(({ id, name, status, claimed }) => ({
        apartmentId: id,
        name,
        canBeUnavailable: status === 'available' && !claimed,
      })),
    unchanged: [...touched].filter((id) => !named.has(id)).length,
    guards,
    heldColumns,
    look: lookMark({ changed, fresh, guards, heldColumns }),
  }
}

/** In which building, the file does not say. */
const severally = (change: FieldChange): FieldChange => ({ ...change, refused: 'name-in-several-buildings' })

type Rules = { limitPercent: number; perArea: PerArea | undefined; held: readonly HoldReason[] }

function changesOf(row: FileRow, apartment: PresentApartment, rules: Rules): FieldChange[] {
  return FIELDS.flatMap((field): FieldChange[] => {
    const [before, after] = [apartment[field], row.values[field]]
    if (after === undefined || after === before) return []
    const { held, refused } = judge(field, row, apartment, rules)
    const percent = field === 'price' && apartment.price ? percentOf(apartment.price, Number(after)) : null
    return [
      {
        id: `${row.number}.${field}`,
        row: row.number,
        apartmentId: apartment.id,
        name: apartment.name,
        field,
        before,
        after,
        percent,
        says: row.says[field] ?? '',
        held: [...rules.held, ...held],
        refused,
      },
    ]
  })
}

function judge(
  field: ChangedField,
  { values }: FileRow,
  apartment: PresentApartment,
  { limitPercent, perArea }: Rules,
): { held: HoldReason[]; refused: RefuseReason | null } {
  if (field === 'price' && values.price !== undefined) {
    const area = values.area ?? apartment.area
    const move = { before: apartment.price, after: values.price, area, limitPercent, perArea }
    return { held: holdPrice(move), refused: null }
  }
  if (field === 'area' && values.area !== undefined)
    return { held: holdArea(apartment.area, values.area), refused: null }
  if (field === 'status' && values.status) {
    const hindrance = hindranceOf(apartment.status, values.status, apartment.claimed)
    if (canBeConfirmed(hindrance)) return { held: [hindrance], refused: null }
    return { held: [], refused: hindrance ?? null }
  }
  return { held: [], refused: null }
}

type Around = {
  held: readonly HoldReason[]
  complete: ReturnType<typeof newCompleter>
  perArea: PerArea | undefined
}

function newOf(row: FileRow, { held, complete, perArea }: Around): NewApartment {
  const { values, missing } = complete(row.values)
  const { price, area = 0 } = values
  const priced =
    price === undefined ? [] : holdPrice({ before: null, after: price, area, limitPercent: 0, perArea })
  return {
    id: `${row.number}.new`,
    row: row.number,
    name: row.values.name ?? '',
    values,
    missing,
    held: [...held, ...priced],
    refused: missing.length > 0 ? 'incomplete' : null,
  }
}

/**
 * Of the apartments that the file gives a price to, those included that keep theirs. One that is held back by itself
 * counts as it is now: a single slip of the finger is asked about once.
 */
function medianGuard(
  found: readonly FoundRow[],
  rules: { limitPercent: number; perArea: PerArea | undefined },
): ImportDiff['guards'] {
  const priced = found.flatMap(({ row: { values }, means: [apartment] }) => {
    if (values.price === undefined || !apartment?.price) return []
    const move = {
      before: apartment.price,
      after: values.price,
      area: values.area ?? apartment.area,
      ...rules,
    }
    return [{ was: apartment.price, is: holdPrice(move).length > 0 ? apartment.price : values.price }]
  })
  const [before, after] = [medianOf(priced.map(({ was }) => was)), medianOf(priced.map((one) => one.is))]
  if (before === undefined || after === undefined) return []
  const percent = percentOf(before, after)
  return Math.abs(percent) > MEDIAN_LIMIT_PERCENT ? [{ guard: 'median', percent }] : []
}

/** The first list of a project is new from top to bottom: nothing is odd about that. */
function unknownGuard(unknown: number, rows: number, known: number): ImportDiff['guards'] {
  const percent = rows > 0 ? (unknown / rows) * 100 : 0
  return known > 0 && percent > UNKNOWN_LIMIT_PERCENT ? [{ guard: 'unknown-names', percent }] : []
}
