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

/** What a change does to the reservation of the apartment: someone holds it from pending to reserved. */
export function reservationAfter(to: ApartmentStatus): 'opens' | 'stays' | 'ends' {
  if (to === 'pending-reservation') return 'opens'
  return to === 'reserved' ? 'stays' : 'ends'
}
