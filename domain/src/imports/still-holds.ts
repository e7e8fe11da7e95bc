import type { FieldChange, NewApartment, PresentApartment } from './import-changes.ts'
import { canBeConfirmed, hindranceOf } from './import-status.ts'

/** A change that waits for its time. */
export type WaitingChange =
  | ({ readonly kind: 'field' } & FieldChange)
  | ({ readonly kind: 'new' } & NewApartment)
  | { readonly kind: 'unavailable'; readonly id: string; readonly apartmentId: number; readonly name: string }

/**
 * Whether an apartment is still as it was when a change was looked at. If not, somebody has changed it by hand since, and
 * their word is the newer one (IMP-04).
 */
export function stillHolds(change: WaitingChange, { apartments, buildings, types }: Known): boolean {
  if (change.kind === 'new') {
    const { building = 0, type = 0 } = change.values
    const isTaken = apartments.some((one) => one.name === change.name && one.building === building)
    return !isTaken && buildings.some(({ id }) => id === building) && types.some(({ id }) => id === type)
  }
  const apartment = apartments.find(({ id }) => id === change.apartmentId)
  if (!apartment) return false
  if (change.kind === 'unavailable') return apartment.status === 'available' && !apartment.claimed
  if (apartment[change.field] !== change.before) return false
  if (change.field === 'type') return types.some(({ id }) => id === change.after)
  if (change.field !== 'status') return true
  const hindrance = hindranceOf(
    apartment.status,
    change.after as PresentApartment['status'],
    apartment.claimed,
  )
  return hindrance === undefined || canBeConfirmed(hindrance)
}

interface Known {
  readonly apartments: readonly PresentApartment[]
  readonly buildings: readonly { readonly id: number }[]
  readonly types: readonly { readonly id: number }[]
}
