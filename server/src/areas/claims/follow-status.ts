import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { claimAfter } from '@belvedere/domain/sales/status-change'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { changeClaim } from './claim-queries.ts'
import { type Claim, openClaim } from './open-claim.ts'

/** Opens, changes or ends the claim on an apartment as its new status wants. */
export async function followStatus(
  db: Kysely<Database>,
  status: ApartmentStatus,
  claim: Claim,
): Promise<void> {
  const kind = claimAfter(status)
  if (kind === 'hold') await openClaim(db, claim)
  else if (kind === 'reservation') await changeClaim(db, claim.apartmentId, { kind })
  else await changeClaim(db, claim.apartmentId, { end_reason: status === 'sold' ? 'sold' : 'released' })
}
