import type { ComparedProject, PresentApartment } from './import-changes.ts'
import type { ImportField } from './import-field.ts'
import { roomsOfKey } from './market-words.ts'
import type { ImportValues } from './read-cell.ts'

/** What new apartments get where the list does not say it: told by whoever brings the list. */
export interface ForNew {
  readonly building?: number | undefined
  readonly type?: number | undefined
  readonly floor?: number | undefined
  /** By the id of a type. */
  readonly rooms?: Readonly<Record<string, number>> | undefined
}

export interface CompletedNew {
  readonly values: Partial<ImportValues>
  readonly missing: ImportField[]
}

/** Without these an apartment cannot be made. */
const NEEDED: readonly ImportField[] = ['building', 'type', 'floor', 'rooms', 'area']

/**
 * What a list leaves out of a new apartment is what was told for it. Else it follows from its neighbours, where they all
 * agree: the building from those whose names begin alike (`L2-708` stands where `L2-…` do), the rooms from those of its
 * type, or from what the type is. Where the project has one building only, it stands there.
 */
export function newCompleter(
  { apartments, buildings, types = [] }: Omit<ComparedProject, 'limitPercent'>,
  told: ForNew,
): (values: Partial<ImportValues>) => CompletedNew {
  const byBeginning = agreedBy(
    apartments,
    ({ name }) => beginningOf(name),
    ({ building }) => building,
  )
  const everywhere = agreed(apartments.map(({ building }) => building))
  const onlyOne = agreed(buildings.map(({ id }) => id))
  const roomsNow = agreedBy(
    apartments,
    ({ type }) => type,
    ({ rooms }) => rooms,
  )
  const among = (things: readonly { readonly id: number }[], id?: number) =>
    things.some((one) => one.id === id) ? id : undefined
  const building = among(buildings, told.building)
  const typeOfAll = among(types, told.type)
  const keys = new Map(types.map(({ id, key }) => [id, key]))
  const roomsOf = (type: number) => told.rooms?.[type] ?? roomsNow.get(type) ?? roomsOfKey(keys.get(type))
  return (values) => {
    const beginning = beginningOf(values.name ?? '')
    const type = values.type ?? typeOfAll
    const followed = {
      building:
        values.building ?? building ?? (beginning ? byBeginning.get(beginning) : everywhere) ?? onlyOne,
      type,
      floor: values.floor ?? told.floor,
      rooms: values.rooms ?? (type === undefined ? undefined : roomsOf(type)),
    }
    const known = Object.entries(followed).filter(([, value]) => value !== undefined)
    const whole = { ...values, ...Object.fromEntries(known) }
    return { values: whole, missing: NEEDED.filter((field) => !(field in whole)) }
  }
}

/** `L2-` of `L2-708`; nothing of `708`. */
const beginningOf = (name: string) => name.replace(/\d+$/, '')

/** By a key what all that have it agree on; what they differ in is not there. */
function agreedBy<Key>(
  apartments: readonly PresentApartment[],
  key: (one: PresentApartment) => Key,
  value: (one: PresentApartment) => number,
): Map<Key, number> {
  const groups = Map.groupBy(apartments, key)
  const found = new Map<Key, number>()
  for (const [of, group] of groups) {
    const one = agreed(group.map(value))
    if (one !== undefined) found.set(of, one)
  }
  return found
}

function agreed(values: readonly number[]): number | undefined {
  const distinct = new Set(values)
  return distinct.size === 1 ? values[0] : undefined
}
