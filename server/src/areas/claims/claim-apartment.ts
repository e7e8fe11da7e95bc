import type { NewClaim } from '@belvedere/contract/entities/claim'
import { mayClaim, statusOfClaim } from '@belvedere/domain/sales/claims'
import { holdUntil, mayHoldUntil } from '@belvedere/domain/sales/hold-time'
import type { HoldTimes } from '@belvedere/domain/sales/hold-times'
import { isWaitingFor } from '@belvedere/domain/sales/waiting-list'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { type HeldFor, heldFor, noteHeld } from '../inbox/held-for.ts'
import { atTheDesk, followClaim, type Means, type Standing, type Which } from './at-the-desk.ts'
import { type ClaimRow, claimRows, holdTimes } from './claim-queries.ts'
import { openClaim } from './open-claim.ts'
import { takeOut, type WaitingRow, withdrawOffers } from './waiting-queries.ts'

type Wish = z.output<typeof NewClaim>

export type Seller = { id: number /** Of sales: has no limits of time. */; head: boolean }

type Key = { value: string; bodyHash: Buffer }

/** Claims an apartment for a buyer. Exactly one of those who ask at once has it; the others learn who and when (RSV-02). */
export async function claimApartment(
  means: Means,
  which: Which,
  seller: Seller,
  { wish, key }: { wish: Wish; key: Key },
): Promise<number> {
  const action = { kind: 'claim.claim', userId: seller.id }
  return atTheDesk(means, action, which, async (db, standing) => {
    const before = await underKey(db, which, key)
    if (before !== undefined) return before
    refuseTaken(standing)
    const theirs = standing.line.filter((one) => isWaitingFor(wish)(one) && mayTake(one, seller, wish))
    refusePassingOver(standing.line, theirs, wish.passOver)
    const named = await heldFor(db, which.projectId, wish)
    const whose = named.buyerId ? named : inLine(theirs, wish)
    const id = await openClaim(db, {
      ...which,
      ...wish,
      ...whose,
      agentId: seller.id,
      key,
      until: untilOf(wish, seller, await holdTimes(db, which.projectId)),
    })
    if (whose.enquiryKey)
      await noteHeld(db, { ...which, enquiryKey: whose.enquiryKey, seller, note: wish.reason })
    await followClaim(db, which.apartmentId, standing.status, statusOfClaim(wish.kind))
    await takeOut(
      db,
      theirs.map((one) => one.id),
      'claimed',
      whose.buyerId,
    )
    await withdrawOffers(db, [which.apartmentId])
    return id
  })
}

/** Whose place it is: who is claimed for by it is no less known than who waits. */
function inLine(theirs: readonly WaitingRow[], { waitingId }: Wish): HeldFor {
  const { buyerId, enquiryKey } = theirs.find(({ id }) => id === waitingId) ?? {}
  return { ...(buyerId && { buyerId }), ...(buyerId && enquiryKey && { enquiryKey }) }
}

/** Another agent's place is for the buyer whose name stands there, and for nobody else. */
const mayTake = (one: WaitingRow, seller: Seller, { buyer }: Wish): boolean =>
  seller.head || !one.agent || one.agent.id === seller.id || isWaitingFor({ buyer })(one)

/** A retry has what its first try had, whatever became of it since. */
async function underKey(db: Transaction<Database>, { projectId }: Which, { value, bodyHash }: Key) {
  const [claim] = await claimRows(
    db,
    sql`claim.project_id = ${projectId} and claim.idempotency_key = ${value}`,
  )
  if (claim && !claim.bodyHash?.equals(bodyHash)) throw new Refused('key-reused')
  return claim?.id
}

function refuseTaken({ claim, status }: Standing): void {
  if (claim) throw new Refused('claimed', '', { meta: whoAndWhen(claim) })
  if (!mayClaim(status)) throw new Refused('status-change-refused', status)
}

export const whoAndWhen = ({ id, kind, agent, since, until, waiting }: ClaimRow) => ({
  claimId: id,
  kind,
  by: agent,
  at: since.toISOString(),
  until: until?.toISOString() ?? null,
  waiting,
})

/** Somebody else has the offer: to claim it past them, the asker says that they know (RSV-03). */
function refusePassingOver(
  line: readonly WaitingRow[],
  theirs: readonly WaitingRow[],
  passOver: number | undefined,
): void {
  const offer = line.find(({ offeredUntil }) => offeredUntil)
  if (offer && !theirs.includes(offer) && offer.id !== passOver) throw offeredTo(offer)
}

type Offer = Pick<WaitingRow, 'id' | 'buyer' | 'agent' | 'offeredUntil'>

export const offeredTo = ({ id, buyer, agent, offeredUntil }: Offer) =>
  new Refused('offered', '', {
    meta: { waitingId: id, buyer, by: agent, until: offeredUntil?.toISOString() ?? null },
  })

function untilOf(wish: Wish, { head }: Seller, times: HoldTimes): Date | undefined {
  if (wish.kind !== 'hold') return undefined
  const now = new Date()
  const until = wish.until === undefined ? holdUntil(now, times.holdHours) : new Date(wish.until)
  if (!mayHoldUntil({ until, now, head, most: times.holdHoursMax })) throw new Refused('hold-too-long')
  return until
}
