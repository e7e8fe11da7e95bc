import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { claimOfStatus } from '@belvedere/domain/sales/claims'
import { LOCALES } from '@belvedere/domain/screens/locale'
import type { Transaction } from 'kysely'
import { m } from '../../paraglide/messages.js'
import type { Database } from '../../platform/database/json-columns.ts'
import { agreeClaims } from './claim-queries.ts'

type Sold = { apartmentId: number; status: ApartmentStatus; buyer: string }

/**
 * Has the claims on many apartments agree with statuses that were set past the desk, as a dataset does: whoever is
 * sold, reserved, or about to be, is somebody's. A claim that agrees already stays as it is, whoever's it is.
 */
export async function followStatuses(
  db: Transaction<Database>,
  projectId: number,
  apartments: readonly Sold[],
  /** Who set them, where it was somebody. */
  byId?: number,
): Promise<void> {
  await agreeClaims(
    db,
    projectId,
    apartments.map(({ apartmentId, status, buyer }) => ({
      apartmentId,
      buyer,
      kind: claimOfStatus(status),
    })),
    byId === undefined ? null : await letGoInTable(db, byId),
  )
}

/** Nobody is asked why in a table: that it was done there is the reason, in the words of who did it (RSV-01). */
async function letGoInTable(db: Transaction<Database>, userId: number): Promise<string> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('locale').executeTakeFirst()
  return m.desk_let_go_in_table({}, { locale: LOCALES.find((locale) => locale === user?.locale) ?? 'en' })
}
