import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { m } from '../paraglide/messages.js'

export function statusWord(status: ApartmentStatus): string {
  const words = {
    available: m.status_available,
    'pending-reservation': m.status_pending_reservation,
    reserved: m.status_reserved,
    sold: m.status_sold,
    unavailable: m.status_unavailable,
  }
  return words[status]()
}
