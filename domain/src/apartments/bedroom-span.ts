import type { ApartmentTypeKey } from './apartment-type-keys.ts'

/** A studio has no bedroom of its own; of a duplex the type does not say how many. */
const BEDROOMS: Readonly<Partial<Record<ApartmentTypeKey, number>>> = {
  one_bedroom: 1,
  two_bedroomroom: 2,
  three_bedroom: 3,
  four_bedroom: 4,
}

/** The fewest and the most bedrooms among apartments of these types; undefined when none of them says. */
export function bedroomSpan(
  typeKeys: readonly ApartmentTypeKey[],
): readonly [fewest: number, most: number] | undefined {
  const counts = typeKeys.flatMap((key) => BEDROOMS[key] ?? [])
  return counts.length > 0 ? [Math.min(...counts), Math.max(...counts)] : undefined
}
