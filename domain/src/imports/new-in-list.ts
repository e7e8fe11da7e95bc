import type { NewApartment } from './import-changes.ts'
import type { ImportField } from './import-field.ts'
import type { FileRow } from './read-rows.ts'

/** What is asked about the new apartments of a list where the list can still be read otherwise (IMP-08). */
export interface NewInList {
  readonly count: number
  /** Without these they cannot be made: how many of them lack each. */
  readonly missing: { readonly field: ImportField; readonly count: number }[]
  /** Where those stand of which the list does not say it; null: nobody knows. */
  readonly buildings: { readonly building: number | null; readonly count: number }[]
  /** The rooms that follow from a type where the list does not say them; null: they do not follow. */
  readonly rooms: { readonly type: number; readonly rooms: number | null; readonly count: number }[]
}

export function newInList(fresh: readonly NewApartment[], read: readonly FileRow[]): NewInList {
  const said = new Map(read.map(({ number, values }) => [number, values]))
  const without = (field: ImportField) => fresh.filter(({ row }) => said.get(row)?.[field] === undefined)
  const missing = Map.groupBy(
    fresh.flatMap((one) => one.missing),
    (field) => field,
  )
  const typed = without('rooms').filter(({ values }) => values.type !== undefined)
  return {
    count: fresh.length,
    missing: [...missing].map(([field, { length: count }]) => ({ field, count })),
    buildings: [...Map.groupBy(without('building'), ({ values }) => values.building ?? null)].map(
      ([building, { length: count }]) => ({ building, count }),
    ),
    rooms: [...Map.groupBy(typed, ({ values }) => values.type ?? 0)].map(([type, group]) => ({
      type,
      rooms: group[0]?.values.rooms ?? null,
      count: group.length,
    })),
  }
}
