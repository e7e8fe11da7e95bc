import type { Reservation } from '@belvedere/contract/entities/reservation'
import { toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { openClaimRows } from './claim-queries.ts'

/** Who holds which apartment since when; the buyer's name is for those who sell (API-42). */
export async function openReservations(
  db: Kysely<Database>,
  projectId: number,
  { withBuyers }: { withBuyers: boolean },
): Promise<z.output<typeof Reservation>[]> {
  const rows = await openClaimRows(db, projectId)
  return rows.map((row) => ({
    ...row,
    heldBy: withBuyers ? row.heldBy : '',
    status: toApartmentStatus(row.status) ?? 'unavailable',
    since: row.since.toISOString(),
  }))
}
