interface OnFloors {
  readonly floor: number
  readonly properties?: { readonly levels?: number | undefined } | undefined
}

/**
 * A building's floors are its residential ones. An apartment is entered on its lowest, and one of two levels also stands
 * on the next: what is highest in a building lies on its last floor (BUY-01).
 */
export const topFloor = ({ floor, properties }: OnFloors): number =>
  floor + Math.max(1, properties?.levels ?? 1) - 1

/** "8", of a duplex "17–18". */
export function floorText(apartment: OnFloors): string {
  const top = topFloor(apartment)
  return top > apartment.floor ? `${apartment.floor}–${top}` : String(apartment.floor)
}
