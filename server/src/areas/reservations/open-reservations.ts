import type { Reservation } from '@belvedere/contract/entities/reservation'
import { toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { openReservationRows } from './reservation-queries.ts'

/** Who holds which apartment since when. */
export async function openReservations(
  db: Kysely<Database>,
  projectId: number,
): Promise<z.output<typeof Reservation>[]> {
  const rows = await openReservationRows(db, projectId)
  return rows.map((row) => ({
    ...row,
    status: toApartmentStatus(row.status) ?? 'unavailable',
    since: row.since.toISOString(),
  }))
}
