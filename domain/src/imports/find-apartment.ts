import { foldWord } from './fold-word.ts'
import type { PresentApartment } from './import-changes.ts'

/** Those that a row may mean by its name: to the letter, else whatever its case, spaces and leading zeros. */
export function apartmentFinder(apartments: readonly PresentApartment[]) {
  const exact = Map.groupBy(apartments, ({ name }) => name)
  const folded = Map.groupBy(apartments, ({ name }) => foldName(name))
  return (name: string, building: number | undefined): readonly PresentApartment[] => {
    const inBuilding = ({ building: its }: PresentApartment) => building === undefined || its === building
    const found = exact.get(name)?.filter(inBuilding) ?? []
    return found.length > 0 ? found : (folded.get(foldName(name))?.filter(inBuilding) ?? [])
  }
}

/** A sheet that took `007` for a number says 7. */
const foldName = (name: string) => foldWord(name).replaceAll(/(?<![0-9])0+(?=[0-9])/g, '')
