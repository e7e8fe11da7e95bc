import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { claimOfStatus } from '@belvedere/domain/sales/claims'
import type { Transaction } from 'kysely'
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
): Promise<void> {
  await agreeClaims(
    db,
    projectId,
    apartments.map(({ apartmentId, status, buyer }) => ({
      apartmentId,
      buyer,
      kind: claimOfStatus(status),
    })),
  )
}
