import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { reservationAfter } from '@belvedere/domain/sales/status-change'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { endReservation, openReservation } from './reservation-queries.ts'

type Held = { projectId: number; apartmentId: number; heldBy: string }

/** Opens or ends the reservation of an apartment as its new status wants. */
export async function followStatus(db: Kysely<Database>, status: ApartmentStatus, held: Held): Promise<void> {
  const reservation = reservationAfter(status)
  if (reservation === 'opens') await openReservation(db, held)
  if (reservation === 'ends') await endReservation(db, held.apartmentId)
}
