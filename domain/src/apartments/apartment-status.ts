export const APARTMENT_STATUSES = [
  'available',
  'pending-reservation',
  'reserved',
  'sold',
  'unavailable',
] as const

export type ApartmentStatus = (typeof APARTMENT_STATUSES)[number]

/** The four statuses that have a number; they are also the four of the default filter. */
export const APARTMENT_STATUS_NUMBERS = { available: 1, reserved: 2, sold: 3, unavailable: 4 } as const

export type NumberedStatus = keyof typeof APARTMENT_STATUS_NUMBERS
export type ApartmentStatusNumber = (typeof APARTMENT_STATUS_NUMBERS)[NumberedStatus]

export const NUMBERED_STATUSES = Object.keys(APARTMENT_STATUS_NUMBERS) as readonly NumberedStatus[]

/** A pending reservation counts as reserved wherever there are four statuses. */
export function numberedStatus(status: ApartmentStatus): NumberedStatus {
  return status === 'pending-reservation' ? 'reserved' : status
}

export function statusNumber(status: ApartmentStatus): ApartmentStatusNumber {
  return APARTMENT_STATUS_NUMBERS[numberedStatus(status)]
}

/** Map colours spell it `pendingReservation` (spec section 4). */
export function toApartmentStatus(value: string): ApartmentStatus | undefined {
  if (value === 'pendingReservation') return 'pending-reservation'
  return APARTMENT_STATUSES.find((status) => status === value)
}
