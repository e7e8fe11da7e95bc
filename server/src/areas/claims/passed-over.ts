import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { claimOfStatus } from '@belvedere/domain/sales/claims'
import { isWaitingFor } from '@belvedere/domain/sales/waiting-list'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { standingOffers, withdrawOffers } from './waiting-queries.ts'

type Wanted = { id: number; status: ApartmentStatus; heldBy?: string | undefined }

/** The offers that would be passed over if these apartments took their new statuses, by apartment (RSV-03). */
export async function passedOver(db: Transaction<Database>, wanted: readonly Wanted[]) {
  const offers = await standingOffers(
    db,
    wanted.map(({ id }) => id),
  )
  for (const { id, status, heldBy = '' } of wanted) {
    const offer = offers.get(id)
    if (offer && (claimOfStatus(status) === 'none' || isWaitingFor({ buyer: heldBy })(offer)))
      offers.delete(id)
  }
  return offers
}

/** Nothing is offered of what is not free any more. */
export const endOffers = (db: Transaction<Database>, wanted: readonly Wanted[]) =>
  withdrawOffers(
    db,
    wanted.flatMap(({ id, status }) => (status === 'available' ? [] : [id])),
  )
