import { mayAct } from '@belvedere/domain/enquiries/inbox'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'

type Named = { buyerId?: number | undefined; enquiryId?: number | undefined }

export type HeldFor = { buyerId?: number; enquiryKey?: string }

/** For whom an apartment is claimed, where one of the project's buyers is named: by an enquiry, or by themselves. */
export async function heldFor(
  db: Transaction<Database>,
  projectId: number,
  { buyerId, enquiryId }: Named,
): Promise<HeldFor> {
  if (buyerId === undefined && enquiryId === undefined) return {}
  const { rows } = await (enquiryId === undefined
    ? sql<HeldFor>`select id as "buyerId" from buyers where id = ${buyerId} and project_id = ${projectId}`
    : sql<HeldFor>`
        select buyer_id as "buyerId", id as "enquiryKey" from enquiries
        where number = ${enquiryId} and project_id = ${projectId}`
  ).execute(db)
  const [found] = rows
  if (!found) throw new Refused('unknown-reference', enquiryId === undefined ? 'buyerId' : 'enquiryId')
  return found
}

type Held = {
  projectId: number
  enquiryKey: string
  apartmentId: number
  seller: { id: number; head: boolean }
  /** What the seller noted about the hold. */
  note: string | undefined
}

/**
 * An enquiry remembers what was claimed out of it, and is theirs who claimed it (INB-03, INB-06): nobody else calls the
 * same buyer. A colleague's is taken over with a note, as by any other way (decision 238).
 */
export async function noteHeld(
  db: Transaction<Database>,
  { projectId, enquiryKey, apartmentId, seller, note = '' }: Held,
): Promise<void> {
  const { rows } = await sql<{ agentId: number | null; closed: boolean }>`
    select agent_id as "agentId", closed_at is not null as closed from enquiries
    where id = ${enquiryKey} for update`.execute(db)
  const step = { project_id: projectId, enquiry_id: enquiryKey, by_id: seller.id }
  const [enquiry] = rows
  if (enquiry && !enquiry.closed && enquiry.agentId !== seller.id) {
    const isOthers = !mayAct({ agentId: enquiry.agentId, seller })
    if (isOthers && note.trim() === '') throw new Refused('reason-required')
    await db
      .insertInto('enquiry_steps')
      .values({ ...step, kind: 'assigned', agent_id: seller.id, note: isOthers ? note.trim() : '' })
      .execute()
    await db.updateTable('enquiries').set({ agent_id: seller.id }).where('id', '=', enquiryKey).execute()
  }
  await db
    .insertInto('enquiry_steps')
    .values({ ...step, kind: 'held', apartment_id: apartmentId })
    .execute()
}
