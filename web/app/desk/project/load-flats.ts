import { type Locale, langIdOf } from '@belvedere/domain/screens/locale'
import {
  type Apartment,
  inLanguage,
  loadBuildings,
  loadRows,
  loadTypes,
} from '../../staff/apartments/load-rows.ts'

/** An apartment with the names of where it lies and what it is. */
export type Flat = Apartment & { readonly building: string; readonly type: string }

export interface Flats {
  readonly all: readonly Flat[]
  readonly buildings: readonly { readonly id: number; readonly name: string }[]
}

export async function loadFlats(projectId: number, locale: Locale): Promise<Flats> {
  const [rows, buildings, types] = await Promise.all([
    loadRows(projectId),
    loadBuildings(projectId),
    loadTypes(projectId),
  ])
  const named = (things: typeof buildings | typeof types) =>
    new Map(things.map(({ id, name }) => [id, inLanguage(name, langIdOf(locale))]))
  const [buildingNames, typeNames] = [named(buildings), named(types)]
  return {
    all: rows.map((row) => ({
      ...row,
      building: buildingNames.get(row.buildingId) ?? '',
      type: typeNames.get(row.apartmentTypeId) ?? '',
    })),
    buildings: [...buildingNames].map(([id, name]) => ({ id, name })),
  }
}
