import type { ApartmentStatus } from '../apartments/apartment-status.ts'

/** "available ↔ unavailable, available → pending-reservation → reserved → sold, and back to available" (ENT-03). */
const CHANGES: Record<ApartmentStatus, readonly ApartmentStatus[]> = {
  available: ['unavailable', 'pending-reservation'],
  unavailable: ['available'],
  'pending-reservation': ['reserved', 'available'],
  reserved: ['sold', 'available'],
  sold: [],
}

export function mayChangeStatus(from: ApartmentStatus, to: ApartmentStatus): boolean {
  return CHANGES[from].includes(to)
}

/** The claim that someone has on the apartment from then on: a hold becomes a reservation, anything else ends it. */
export function claimAfter(to: ApartmentStatus): 'hold' | 'reservation' | 'none' {
  if (to === 'pending-reservation') return 'hold'
  return to === 'reserved' ? 'reservation' : 'none'
}
