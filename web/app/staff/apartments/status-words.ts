import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { m } from '../../paraglide/messages.js'

export function statusWord(status: ApartmentStatus): string {
  const words = {
    available: m.studio_status_available,
    'pending-reservation': m.studio_status_pending,
    reserved: m.studio_status_reserved,
    sold: m.studio_status_sold,
    unavailable: m.studio_status_unavailable,
  }
  return words[status]()
}
