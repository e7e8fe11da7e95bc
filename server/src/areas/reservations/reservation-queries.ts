import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** Those that have not ended, the oldest first. */
export function openReservationRows(db: Kysely<Database>, projectId: number) {
  return db
    .selectFrom('reservations as reservation')
    .innerJoin('apartments as apartment', 'apartment.id', 'reservation.apartment_id')
    .where('reservation.project_id', '=', projectId)
    .where('reservation.ended_at', 'is', null)
    .select([
      'reservation.id',
      'reservation.project_id as projectId',
      'apartment.id as apartmentId',
      'apartment.name as apartmentName',
      'apartment.status',
      'reservation.held_by as heldBy',
      'reservation.since',
    ])
    .orderBy('reservation.since')
    .orderBy('reservation.id')
    .execute()
}

export async function openReservation(
  db: Kysely<Database>,
  { projectId, apartmentId, heldBy }: { projectId: number; apartmentId: number; heldBy: string },
): Promise<void> {
  await db
    .insertInto('reservations')
    .values({ project_id: projectId, apartment_id: apartmentId, held_by: heldBy })
    .execute()
}

export async function endReservation(db: Kysely<Database>, apartmentId: number): Promise<void> {
  await db
    .updateTable('reservations')
    .set({ ended_at: new Date() })
    .where('apartment_id', '=', apartmentId)
    .where('ended_at', 'is', null)
    .execute()
}
