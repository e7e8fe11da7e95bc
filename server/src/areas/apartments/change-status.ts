import type { StatusChange } from '@belvedere/contract/entities/status-change'
import { type ApartmentStatus, toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { mayChangeStatus } from '@belvedere/domain/sales/status-change'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { demandRevision } from '../../platform/database/demand-revision.ts'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { openClaimOn } from '../claims/at-the-desk.ts'
import { offeredTo, whoAndWhen } from '../claims/claim-apartment.ts'
import { endWhatRanOut } from '../claims/end-what-ran-out.ts'
import { followStatus } from '../claims/follow-status.ts'
import { endOffers, passedOver } from '../claims/passed-over.ts'

type Where = { projectId: number; apartmentId: number; userId: number; revision: number }

/** Changes a status as ENT-03 allows, and keeps who did it and when. Of two who reserve at once, one is refused. */
export async function changeStatus(
  members: Kysely<Database>,
  { projectId, apartmentId, userId, revision }: Where,
  { status: to, heldBy }: z.output<typeof StatusChange>,
): Promise<void> {
  await inAction(members, { kind: 'apartment.status', userId }, async (db) => {
    await demandRevision(db, 'apartments', apartmentId, revision)
    await endWhatRanOut(db, [apartmentId])
    const from = await statusOf(db, apartmentId)
    await refuseContract(db, apartmentId, to)
    if (!mayChangeStatus(from, to)) throw new Refused('status-change-refused', `${from} → ${to}`)
    const wanted = [{ id: apartmentId, status: to, heldBy }]
    for (const offer of (await passedOver(db, wanted)).values()) throw offeredTo(offer)
    await db.updateTable('apartments').set({ status: to }).where('id', '=', apartmentId).execute()
    await endOffers(db, wanted)
    await followStatus(db, to, { projectId, apartmentId, buyer: heldBy ?? '', agentId: userId })
  })
}

/** A contract is let go of at the desk, with a reason; here it may become a sale. */
async function refuseContract(db: Kysely<Database>, apartmentId: number, to: ApartmentStatus): Promise<void> {
  const claim = await openClaimOn(db, apartmentId)
  if (claim?.kind === 'contract' && to !== 'sold')
    throw new Refused('claimed', '', { meta: whoAndWhen(claim) })
}

async function statusOf(db: Kysely<Database>, apartmentId: number) {
  const row = await db
    .selectFrom('apartments')
    .where('id', '=', apartmentId)
    .select('status')
    .executeTakeFirst()
  return orNotFound(toApartmentStatus(orNotFound(row).status))
}
