import type { FieldChange, Guard, ImportDiff, NewApartment } from './import-changes.ts'

/** What a person decided about a diff. */
export interface Decisions {
  /** Ids of held changes that are to be made all the same. */
  readonly confirmed: readonly string[]
  /** Ids of changes that are not to be made. */
  readonly leftOut: readonly string[]
  /** Oddities of the whole file that were looked at. */
  readonly guards: readonly Guard[]
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

/** The changes that will be made: what is refused or held back and not confirmed is not among them. */
export function chosenChanges(diff: ImportDiff, decisions: Decisions): ChosenChanges {
  const [confirmed, leftOut] = [new Set(decisions.confirmed), new Set(decisions.leftOut)]
  const open = diff.guards.map(({ guard }) => guard).filter((guard) => !decisions.guards.includes(guard))
  if (open.includes('unknown-names')) return { changed: [], fresh: [], unavailable: [] }
  const isChosen = (one: One) =>
    one.refused === null &&
    !leftOut.has(one.id) &&
    (one.held.length === 0 || confirmed.has(one.id)) &&
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
