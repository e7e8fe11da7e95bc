import type { PresentApartment } from './import-changes.ts'
import type { ImportField } from './import-field.ts'
import type { ImportValues } from './read-cell.ts'

interface Around {
  readonly apartments: readonly PresentApartment[]
  readonly buildings: readonly { readonly id: number }[]
}

/** Without these an apartment cannot be made. */
const NEEDED: readonly ImportField[] = ['building', 'type', 'floor', 'rooms', 'area']

/**
 * What a list leaves out of a new apartment follows from its neighbours, where they all agree: the building from those
 * whose names begin alike (`L2-708` stands where `L2-…` do), the rooms from those of its type. Where the project has one
 * building only, it stands there.
 */
export function completeNew(
  values: Partial<ImportValues>,
  { apartments, buildings }: Around,
): { values: Partial<ImportValues>; missing: ImportField[] } {
  const beginning = beginningOf(values.name ?? '')
  const building =
    values.building ??
    (beginning
      ? agreed(apartments.filter(({ name }) => beginningOf(name) === beginning).map((one) => one.building))
      : agreed(apartments.map((one) => one.building))) ??
    agreed(buildings.map(({ id }) => id))
  const rooms =
    values.rooms ??
    agreed(apartments.filter(({ type }) => type === values.type).map((apartment) => apartment.rooms))
  const whole = {
    ...values,
    ...(building !== undefined && { building }),
    ...(rooms !== undefined && { rooms }),
  }
  return { values: whole, missing: NEEDED.filter((field) => !(field in whole)) }
}

/** `L2-` of `L2-708`; nothing of `708`. */
const beginningOf = (name: string) => name.replace(/\d+$/, '')

function agreed(values: readonly number[]): number | undefined {
  const distinct = new Set(values)
  return distinct.size === 1 ? values[0] : undefined
}
