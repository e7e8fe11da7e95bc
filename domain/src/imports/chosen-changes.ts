import type { FieldChange, Guard, ImportDiff, NewApartment } from './import-changes.ts'
import type { ImportField } from './import-field.ts'

/** What a person decided about a diff. */
export interface Decisions {
  /** Ids of held changes that are to be made all the same. */
  readonly confirmed: readonly string[]
  /** Ids of changes that are not to be made. */
  readonly leftOut: readonly string[]
  /** Oddities of the whole file that were looked at. */
  readonly guards: readonly Guard[]
  /** Held columns that are right as they are. */
  readonly confirmedColumns: readonly ImportField[]
  /** What becomes of apartments that the file does not name. */
  readonly missing: 'leave' | 'unavailable'
}

export interface ChosenChanges {
  readonly changed: readonly FieldChange[]
  readonly fresh: readonly NewApartment[]
  /** Apartments that are taken off the market. */
  readonly unavailable: readonly number[]
}

type One = FieldChange | NewApartment

/**
 * The changes that will be made: what is refused or held back and not confirmed is not among them. What is held back by
 * itself is confirmed by itself; all else in a held column by that column.
 */
export function chosenChanges(
  diff: Pick<ImportDiff, 'changed' | 'fresh' | 'missing' | 'guards' | 'heldColumns'>,
  decisions: Decisions,
): ChosenChanges {
  const [confirmed, leftOut] = [new Set(decisions.confirmed), new Set(decisions.leftOut)]
  const open = diff.guards.map(({ guard }) => guard).filter((guard) => !decisions.guards.includes(guard))
  if (open.includes('unknown-names')) return { changed: [], fresh: [], unavailable: [] }
  const columns = diff.heldColumns
    .map(({ field }) => field)
    .filter((field) => !decisions.confirmedColumns.includes(field))
  const isInHeldColumn = (one: One) =>
    'field' in one ? columns.includes(one.field) : columns.some((field) => one.values[field] !== undefined)
  const isChosen = (one: One) =>
    one.refused === null &&
    !leftOut.has(one.id) &&
    (one.held.length > 0 ? confirmed.has(one.id) : !isInHeldColumn(one)) &&
    !(open.includes('median') && 'field' in one && one.field === 'price')
  return {
    changed: diff.changed.filter(isChosen),
    fresh: diff.fresh.filter(isChosen),
    unavailable:
      decisions.missing === 'unavailable'
        ? diff.missing.filter((one) => one.canBeUnavailable).map(({ apartmentId }) => apartmentId)
        : [],
  }
}

export const countChosen = ({ changed, fresh, unavailable }: ChosenChanges): number =>
  changed.length + fresh.length + unavailable.length
