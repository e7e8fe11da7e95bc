import { isOrderOf, isWaitingFor, lineRevision } from '@belvedere/domain/sales/waiting-list'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { heldFor } from '../inbox/held-for.ts'
import { atTheDesk, type Means, type Which } from './at-the-desk.ts'
import type { Seller } from './claim-apartment.ts'
import { addWaiting, apartmentOfWaiting, lineOf, setPlaces, takeOut } from './waiting-queries.ts'

type Wish = { buyer: string; buyerId?: number | undefined; enquiryId?: number | undefined }

/** Puts a buyer at the end of the line, once; with a sale the line is closed. */
export function joinWaitingList(means: Means, which: Which, agentId: number, wish: Wish): Promise<void> {
  return atTheDesk(means, { kind: 'waiting.join', userId: agentId }, which, async (db, { status }) => {
    // Nobody waits for what is sold; those who do already are offered it if the sale is corrected.
    if (status === 'sold') throw new Refused('status-change-refused', status)
    const line = await lineOf(db, which.apartmentId)
    if (line.some(isWaitingFor(wish))) throw new Refused('already-there')
    const known = await heldFor(db, which.projectId, wish)
    await addWaiting(db, { ...which, agentId, buyer: wish.buyer, ...known })
  })
}

/** An agent takes out who came by them, the head of sales anyone. Gives back which apartment they waited for. */
export async function leaveWaitingList(
  means: Means,
  { projectId, id }: { projectId: number; id: number },
  { id: userId, head }: Seller,
): Promise<number> {
  const apartmentId = orNotFound(await apartmentOfWaiting(means.members, projectId, id))
  await atTheDesk(means, { kind: 'waiting.leave', userId }, { projectId, apartmentId }, async (db) => {
    const line = await lineOf(db, apartmentId)
    const { agent } = orNotFound(line.find((one) => one.id === id))
    if (!head && agent && agent.id !== userId) throw new Refused('forbidden')
    await takeOut(db, [id], 'left')
  })
  return apartmentId
}

/** Whoever read another line, somebody joined or left or was moved, is refused (AUT-03). */
export function orderWaitingList(
  means: Means,
  which: Which,
  userId: number,
  { ids, revision }: { ids: readonly number[]; revision: number },
): Promise<void> {
  return atTheDesk(means, { kind: 'waiting.order', userId }, which, async (db) => {
    const line = await lineOf(db, which.apartmentId)
    if (lineRevision(line) !== revision) throw new Refused('stale')
    if (!isOrderOf(ids, line)) throw new Refused('unknown-reference')
    await setPlaces(db, ids)
  })
}
