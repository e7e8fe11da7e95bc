import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { followStatuses } from './follow-statuses.ts'
import { type NewClaim, openClaim } from './open-claim.ts'

/** Opens, changes or ends the claim on an apartment as its new status wants. */
export async function followStatus(
  db: Transaction<Database>,
  status: ApartmentStatus,
  claim: Omit<NewClaim, 'kind'>,
): Promise<void> {
  if (status === 'pending-reservation') await openClaim(db, { ...claim, kind: 'hold' })
  else await followStatuses(db, claim.projectId, [{ ...claim, status }], claim.agentId)
}
