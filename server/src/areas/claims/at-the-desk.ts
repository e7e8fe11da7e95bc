import { type ApartmentStatus, toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { statusOfClaim } from '@belvedere/domain/sales/claims'
import { mayFollowClaim } from '@belvedere/domain/sales/status-change'
import { type Kysely, sql, type Transaction } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import type { Enqueue } from '../../platform/jobs/jobs.ts'
import { type ClaimRow, claimRows, isOpen } from './claim-queries.ts'
import { endWhatRanOut } from './end-what-ran-out.ts'
import { lineOf, offerTo, takeOut, type WaitingRow } from './waiting-queries.ts'

export type Means = {
  members: Kysely<Database>
  enqueue: Enqueue
  jobsReady: () => Promise<void>
}

export type Which = { projectId: number; apartmentId: number }

/** An apartment as it stands while somebody holds it: who has it, and who waits where nobody does. */
export type Standing = {
  status: ApartmentStatus
  claim: ClaimRow | undefined
  line: readonly WaitingRow[]
}

/**
 * One at a time decides about an apartment: it is locked, what has run out is ended and offered on, and then `work` is
 * done. Everything that asks for the time asks after the lock (RSV-02).
 */
export async function atTheDesk<Result>(
  { members, enqueue, jobsReady }: Means,
  action: { kind: string; userId: number | null },
  which: Which,
  work: (db: Transaction<Database>, standing: Standing) => Promise<Result>,
): Promise<Result> {
  await jobsReady()
  return inAction(members, action, async (db) => {
    await lockApartment(db, which)
    const result = await work(db, await settle(db, enqueue, which.apartmentId))
    await settle(db, enqueue, which.apartmentId)
    return result
  })
}

async function lockApartment(db: Transaction<Database>, { projectId, apartmentId }: Which): Promise<void> {
  const { rows } = await sql`
    select from apartments where id = ${apartmentId} and project_id = ${projectId} for no key update`.execute(
    db,
  )
  orNotFound(rows[0])
}

/** Ends a hold that ran out, has the status follow, and offers what is free to the first in line (RSV-03). */
export async function settle(
  db: Transaction<Database>,
  enqueue: Enqueue,
  apartmentId: number,
): Promise<Standing> {
  await endWhatRanOut(db, [apartmentId])
  const claim = await openClaimOn(db, apartmentId)
  const status = await statusOf(db, apartmentId)
  if (claim) return { status, claim, line: [] }
  return { status, claim, line: await offered(db, enqueue, { apartmentId, status }) }
}

async function offered(
  db: Transaction<Database>,
  enqueue: Enqueue,
  { apartmentId, status }: { apartmentId: number; status: ApartmentStatus },
): Promise<readonly WaitingRow[]> {
  const line = await lineOf(db, apartmentId)
  const lapsed = line.filter((one) => one.lapsed).map(({ id }) => id)
  await takeOut(db, lapsed, 'lapsed')
  const left = line.filter((one) => !one.lapsed)
  const [first] = left
  if (!first || status !== 'available' || left.some((one) => one.offeredUntil)) return left
  await offerTo(db, first.id)
  await enqueue(db, 'offer-mail', { waitingId: first.id })
  return lineOf(db, apartmentId)
}

export async function openClaimOn(db: Kysely<Database>, apartmentId: number) {
  const [claim] = await claimRows(db, sql`claim.apartment_id = ${apartmentId} and ${isOpen}`)
  return claim
}

async function statusOf(db: Kysely<Database>, apartmentId: number): Promise<ApartmentStatus> {
  const row = await db
    .selectFrom('apartments')
    .where('id', '=', apartmentId)
    .select('status')
    .executeTakeFirst()
  return orNotFound(toApartmentStatus(orNotFound(row).status))
}

/** The public status follows the claim, by the changes that claims allow. */
export async function followClaim(
  db: Transaction<Database>,
  apartmentId: number,
  from: ApartmentStatus,
  to: ReturnType<typeof statusOfClaim>,
  how: { correction?: boolean } = {},
): Promise<void> {
  if (from === to) return
  if (!mayFollowClaim(from, to, how)) throw new Refused('status-change-refused', `${from} → ${to}`)
  await db.updateTable('apartments').set({ status: to }).where('id', '=', apartmentId).execute()
}
