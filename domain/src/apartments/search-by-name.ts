interface NamedApartment {
  readonly name: string
  readonly apartmentTypeId: number
}

/** "Items 75 px" (FLT-08). */
export const NAME_RESULT_HEIGHT = 75

/** Case-insensitive containment, only apartments of a type; empty text lists nothing (FLT-08). */
export function searchByName<Apartment extends NamedApartment>(
  apartments: readonly Apartment[],
  text: string,
): Apartment[] {
  const sought = text.trim().toLowerCase()
  if (sought === '') return []
  return apartments.filter(
    ({ name, apartmentTypeId }) => apartmentTypeId > 0 && name.toLowerCase().includes(sought),
  )
}
