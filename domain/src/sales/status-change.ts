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

/** A claim may begin as a reservation; a sale by mistake is taken back by a correction, and by nothing else (RSV-01). */
export function mayFollowClaim(
  from: ApartmentStatus,
  to: ApartmentStatus,
  { correction = false }: { readonly correction?: boolean } = {},
): boolean {
  if (from === 'sold') return correction && to === 'available'
  return mayChangeStatus(from, to) || (from === 'available' && to === 'reserved')
}
