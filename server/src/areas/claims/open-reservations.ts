import type { Reservation } from '@belvedere/contract/entities/reservation'
import { toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Page, type PageAsked, readPage } from '../../platform/database/paging.ts'
import { claimRows } from './claim-queries.ts'

/** Those that have not ended, the oldest first: who holds which apartment since when; the buyer's name is for those who sell (API-42). */
export async function openReservations(
  db: Kysely<Database>,
  projectId: number,
  { asked, withBuyers }: { asked: PageAsked; withBuyers: boolean },
): Promise<Page<z.output<typeof Reservation>>> {
  const where = sql`thing.project_id = ${projectId} and thing.ended_at is null and thing.kind <> 'sold'`
  const sort = [sql`thing.since`]
  return readPage(db, { from: 'claims', where, sort, asked }, async (ids) =>
    (await claimRows(db, sql`claim.id = any (${ids}::int[])`)).map((row) => ({
      ...row,
      heldBy: withBuyers ? row.buyer : '',
      status: toApartmentStatus(row.status) ?? 'unavailable',
      since: row.since.toISOString(),
    })),
  )
}
